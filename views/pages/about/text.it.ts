import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Chi siamo: capelli veri dal {since} | {name}',
  description:
    'Oltre 45 anni di lavoro sui capelli veri, più di 500 clienti, oltre 20 Paesi: chi siamo, come produciamo e che cosa intendiamo per qualità.',
  heading: 'Un mestiere, dal {since}',
  opening:
    'Facciamo extension, parrucche e protesi, e forniamo la colla di cheratina e i nastri biadesivi. In oltre 45 anni abbiamo raggiunto più di 500 clienti e oltre 20 Paesi. Il lavoro è rimasto lo stesso: scegliere i capelli, prepararli e controllarli prima che partano.',
  mission: {
    title: 'La nostra missione',
    body: 'Un’extension ben fatta non si nota, e chi porta una parrucca ben fatta può dimenticarsene. Lavoriamo per persone diverse. Chi lavora in salone vuole sapere quanto pesa una ciocca, quanto dura e quando arriva. Chi porterà quei capelli ogni giorno, a volte in un momento difficile, ha bisogno di tempo e di riservatezza. A tutti diciamo con chiarezza che cosa un prodotto può dare e che cosa no.',
  },
  quality: {
    title: 'La qualità si misura',
    body: 'Pesiamo i capelli, li pettiniamo e li guardiamo alla luce. Una ciocca alla cheratina pesa 0,8 g, una ciocca tape-in 2,5 g, una tessitura 80, 100 o 120 g. Prima della spedizione controlliamo peso, lunghezza e tono, e la tenuta della cheratina, del biadesivo o della cucitura. Ogni scheda riporta le misure della linea e, dove si può indicare, la durata. La garanzia è di 30 giorni, oltre alla garanzia legale di due anni per i consumatori.',
  },
  production: {
    title: 'Come nasce un prodotto',
    body: 'Si comincia da un mazzo di capelli: li dividiamo per lunghezza e per tono, li pettiniamo e li leghiamo alla radice. Una parte resta così, sfusa, per i laboratori che realizzano da sé i propri pezzi. Un’altra riceve la cheratina o il biadesivo, un’altra ancora passa alla macchina da cucire e diventa tessitura. Una parrucca su misura comincia invece dalla testa: prendiamo le misure e un campione di capelli, o una fotografia, poi decidiamo insieme base, densità e lunghezza.',
    plates: {
      bundle: 'Il mazzo',
      hackle: 'Il cardo',
      tip: 'L’attacco',
      seam: 'La cucitura',
      check: 'Il controllo',
    },
  },
  figures: [
    { value: '45+', label: 'anni di esperienza' },
    { value: '500+', label: 'clienti' },
    { value: '100%', label: 'qualità' },
  ],
  laboratory: {
    title: 'Il laboratorio',
    body: 'Al banco i capelli passano nel cardo, una tavoletta di punte d’acciaio, e le tessiture si ordinano per lunghezza. I toni si confrontano alla luce del giorno, perché sotto una lampada lo stesso castano sembra un altro.',
  },
  visit: {
    heading: 'Vuole vedere il lavoro da vicino?',
    body: 'Può fissare un appuntamento in showroom o chiedere un preventivo per iniziare: ci scriva che cosa preferisce.',
    button: 'Scrivi al laboratorio',
    where: 'Dove siamo',
  },
  salon: { caption: 'Un angolo per le prove.' },
} satisfies PageText & Record<string, unknown>
