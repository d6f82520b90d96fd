import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Chi siamo: capelli veri dal {since} | {name}',
  description:
    'Oltre 45 anni di lavoro sui capelli veri, più di 500 clienti in oltre 20 Paesi: chi siamo, come nasce un prodotto e che cosa controlliamo.',
  heading: 'Lavoriamo capelli veri dal {since}',
  opening:
    'Produciamo extension, parrucche e protesi e forniamo colla di cheratina e nastri biadesivi a clienti in oltre 20 Paesi.',
  mission: {
    title: 'La nostra missione',
    body: 'A chi lavora in salone diciamo quanto pesa una ciocca, quanto dura e quando arriva. A\u00a0chi porterà quei capelli ogni giorno offriamo una prova in privato e il tempo per decidere.',
  },
  production: {
    heading: 'Come nasce un prodotto',
    points: [
      { title: 'Il mazzo', body: 'Si divide per lunghezza e per tono.' },
      { title: 'Il cardo', body: 'I capelli si pettinano e si legano alla radice.' },
      { title: 'L’attacco', body: 'Alle ciocche si applica la cheratina o il biadesivo.' },
      {
        title: 'La cucitura',
        body: 'Le tessiture si cuciono a macchina; nelle parrucche i capelli si annodano sulla base.',
      },
      {
        title: 'I controlli',
        body: 'Prima della spedizione: peso, lunghezza, tono, tenuta dell’attacco o della cucitura.',
      },
    ],
  },
  figures: [
    { value: '45+', label: 'anni di esperienza' },
    { value: '500+', label: 'clienti' },
    { value: '100%', label: 'qualità controllata' },
  ],
  promises: {
    heading: 'Che cosa può verificare',
    points: [
      {
        title: 'La provenienza',
        body: 'Origine e tipo dei capelli sono scritti nel preventivo, prodotto per prodotto.',
      },
      { title: 'Il tono', body: 'Si conferma su un campione di capelli, anche piccolo.' },
      { title: 'La garanzia', body: '30 giorni, oltre alla garanzia legale.' },
      { title: 'La risposta', body: 'Entro 24 ore, nei giorni lavorativi.' },
    ],
  },
  laboratory: {
    title: 'Il laboratorio',
    body: 'Al banco i capelli passano nel cardo, una tavoletta di punte d’acciaio, e i toni si confrontano alla luce del giorno.',
  },
  visit: {
    heading: 'Vuole venire in showroom?',
    body: 'A {town} può confrontare i toni con i Suoi capelli e provare parrucche e protesi in privato.',
    button: 'Richiedi un appuntamento',
    where: 'Dove siamo',
  },
} satisfies PageText & Record<string, unknown>
