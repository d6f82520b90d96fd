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
    it: 'Nell’Unione le ciocche alla cheratina, pronte da saldare, hanno il codice doganale 6704 20 00 (HS 6704.20).',
    en: 'In the EU keratin-tip strands, ready to bond, come under customs code 6704 20 00 (HS 6704.20).',
  },
  source: {
    it: 'Regolamento di classificazione dell’Unione europea del 17 maggio 2019 (dal governo britannico, in inglese)',
    en: 'EU classification regulation of 17 May 2019 (via GOV.UK, Tariff notice 14)',
  },
  url: 'https://www.gov.uk/guidance/dressed-human-hair-tariff-notice-14',
  read: '2026-11-23',
}

export const customsCodeBulk: Fact = {
  statement: {
    it: 'I capelli sfusi, con le radici tutte dallo stesso lato, rientrano nella voce HS 6703.',
    en: 'Bulk hair with all its roots at one end comes under HS heading 6703.',
  },
  source: {
    it: 'Note esplicative del Sistema armonizzato, voce 0501 (da seenthis.kr, in inglese e coreano)',
    en: 'Harmonized System, Explanatory Note to heading 0501 (via seenthis.kr)',
  },
  url: 'https://seenthis.kr/hscode/35',
  read: '2026-11-23',
}
