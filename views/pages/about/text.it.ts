import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Chi siamo: capelli veri dal 1980 | Chiomara',
  description:
    'Oltre 45 anni di lavoro sui capelli veri, più di 500 clienti, oltre 20 Paesi: chi siamo, come produciamo e che cosa intendiamo per qualità.',
  heading: 'Un mestiere, dal 1980',
  opening:
    'Facciamo extension, parrucche e protesi, e forniamo la cheratina con cui le extension si applicano. In oltre 45 anni siamo arrivati a più di 500 clienti e oltre 20 Paesi, e il lavoro resta quello: scegliere i capelli, prepararli, controllarli prima che partano.',
  mission: {
    title: 'La nostra missione',
    body: 'Un’extension ben fatta non si nota, e di una parrucca riuscita ci si dimentica. È a questo che lavoriamo, per due persone diverse. La prima lavora in salone, e vuole sapere quanto pesa una ciocca, quanto tiene, quando arriva. La seconda porterà quei capelli ogni giorno, a volte in un momento difficile, e ha bisogno di tempo e di riservatezza. A tutte e due diciamo che cosa un prodotto può dare e che cosa no.',
  },
  quality: {
    title: 'La qualità si misura',
    body: 'Per noi un capello è buono quando regge la prova: si pesa, si pettina, si guarda alla luce. Una ciocca alla cheratina pesa 0,8 g, una tape-in 2,5 g, una tessitura 80, 100 o 120 g. Prima della partenza si controllano peso, lunghezza e tono, poi la tenuta della punta, dell’adesivo o della cucitura. Quello che conta per chi compra è scritto nella scheda, durata compresa. La garanzia è di 30 giorni.',
  },
  production: {
    title: 'Come nasce un prodotto',
    body: 'Si comincia dal mazzo. I capelli si dividono per lunghezza e per tono, si pettinano e si legano alla radice. Una parte esce così, sfusa, per chi la lavora in proprio. Un’altra riceve la punta di cheratina o il nastro adesivo; un’altra ancora passa alla macchina e diventa tessitura. Per le parrucche su misura si parte dalla testa: misure, un campione di capelli, e poi base, densità e lunghezza decise insieme. La colla di cheratina è prodotta in Italia.',
  },
  figures: [
    { value: '45+', label: 'anni di esperienza' },
    { value: '500+', label: 'clienti' },
    { value: '100%', label: 'qualità' },
  ],
  laboratory: {
    title: 'Il laboratorio',
    body: 'Il banco, il cardo, le tessiture in ordine di lunghezza. I toni si confrontano alla luce del giorno, perché sotto il neon un castano diventa un altro castano.',
  },
  visit: {
    heading: 'Vuole vedere il lavoro da vicino?',
    body: 'Un appuntamento in showroom, un campione da toccare, o un preventivo per iniziare: ci scriva che cosa preferisce.',
    button: 'Scrivi al laboratorio',
    where: 'Dove siamo',
  },
  salon: { caption: 'Una poltrona, uno specchio, una finestra: per una prova basta questo.' },
} satisfies PageText & Record<string, unknown>
