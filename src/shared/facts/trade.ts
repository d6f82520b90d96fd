import type { Fact } from './Fact'

export const vatInEu: Fact = {
  statement: {
    it: 'Un’azienda di un altro Paese dell’Unione europea, con partita IVA valida nel sistema VIES, compra senza IVA italiana e versa l’imposta nel proprio Paese (inversione contabile).',
    en: 'A business in another EU country, with a VAT number that is valid in VIES, buys without Italian VAT and accounts for the tax in its own country (reverse charge).',
  },
  source: {
    it: 'Direttiva 2006/112/CE, art. 138',
    en: 'Directive 2006/112/EC, art. 138',
  },
  url: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32006L0112',
  read: '2026-11-21',
}

export const customsCode: Fact = {
  statement: {
    it: 'Le ciocche con l’attacco già formato alla radice, pronte da applicare con il calore, hanno il codice doganale 6704 20 00.',
    en: 'Strands already bonded at the root, ready to be fitted by heat, come under customs code 6704 20 00.',
  },
  source: {
    it: 'Regolamento di classificazione della Commissione europea del 17 maggio 2019, riportato dalle dogane britanniche (in inglese)',
    en: 'European Commission classification regulation of 17 May 2019, as set out in UK Tariff notice 14',
  },
  url: 'https://www.gov.uk/guidance/dressed-human-hair-tariff-notice-14',
  read: '2026-11-21',
}
