import type { Fact } from './Fact'

export const noDutiesInEu: Fact = {
  statement: {
    it: 'Tra i Paesi dell’Unione europea i dazi doganali sono vietati.',
    en: 'Customs duties on trade between EU countries are prohibited.',
  },
  source: {
    it: 'Trattato sul funzionamento dell’Unione europea, art. 30',
    en: 'Treaty on the Functioning of the European Union, art. 30',
  },
  url: 'https://eur-lex.europa.eu/legal-content/EN/AUTO/?uri=CELEX%3A12012E030',
  read: '2026-11-22',
}

export const vatInEu: Fact = {
  statement: {
    it: 'La merce spedita a un’azienda di un altro Paese dell’Unione europea si vende senza IVA italiana, se l’azienda ci ha comunicato la partita IVA di quel Paese: versa l’imposta nel proprio Paese (acquisto intracomunitario).',
    en: 'Goods sent to a business in another EU country that has given us its VAT number in that country are sold without Italian VAT: the business pays the tax in its own country (intra-Community acquisition).',
  },
  source: {
    it: 'Direttiva 2006/112/CE, articoli 138 e 200',
    en: 'Directive 2006/112/EC, articles 138 and 200',
  },
  url: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32006L0112',
  read: '2026-11-22',
}

export const customsCode: Fact = {
  statement: {
    it: 'Le ciocche con l’attacco già formato alla radice, pronte da applicare con il calore, hanno il codice doganale europeo 6704 20 00.',
    en: 'Strands already bonded at the root, ready to be fitted by heat, come under EU customs code 6704 20 00.',
  },
  source: {
    it: 'Regolamento di classificazione della Commissione europea del 17 maggio 2019, riportato dalle dogane britanniche (in inglese)',
    en: 'European Commission classification regulation of 17 May 2019, as set out in UK Tariff notice 14',
  },
  url: 'https://www.gov.uk/guidance/dressed-human-hair-tariff-notice-14',
  read: '2026-11-22',
}
