import type { Fact } from './Fact'

export const vatInEu: Fact = {
  statement: {
    it: 'La merce spedita a un’azienda di un altro Paese dell’Unione che ci dà la partita IVA è senza IVA italiana; l’azienda assolve l’imposta nel proprio Paese.',
    en: 'Goods shipped to a business in another EU country that gives us its VAT number carry no Italian VAT; it accounts for VAT there.',
  },
  source: {
    it: 'Direttiva 2006/112/CE, articoli 138 e 200',
    en: 'Directive 2006/112/EC, articles 138 and 200',
  },
  url: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32006L0112',
  read: '2026-11-22',
}

export const exportVat: Fact = {
  statement: {
    it: 'La merce spedita fuori dall’Unione europea si fattura senza IVA italiana (cessione all’esportazione).',
    en: 'Goods shipped out of the European Union are invoiced without Italian VAT (export supply).',
  },
  source: {
    it: 'DPR 633 del 1972, art. 8',
    en: 'Italian VAT act (DPR 633/1972), art. 8 (in Italian)',
  },
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1972-10-26;633~art8',
  read: '2026-11-23',
}

export const customsCode: Fact = {
  statement: {
    it: 'Parrucche e ciocche alla cheratina già pronte hanno il codice doganale europeo 6704 20 00; i capelli sfusi, con le radici tutte dallo stesso lato, stanno alla voce 6703.',
    en: 'Wigs, and strands already bonded for fitting by heat, come under EU customs code 6704 20 00; bulk hair with all its roots at one end comes under heading 6703.',
  },
  source: {
    it: 'Regolamento di classificazione dell’Unione europea del 17 maggio 2019 (dal governo britannico, in inglese)',
    en: 'EU classification regulation of 17 May 2019 (via GOV.UK, Tariff notice 14)',
  },
  url: 'https://www.gov.uk/guidance/dressed-human-hair-tariff-notice-14',
  read: '2026-11-23',
}
