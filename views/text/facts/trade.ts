import type { Fact } from './Fact'

const vatDirective = {
  source: {
    it: 'Direttiva 2006/112/CE, articoli 138, 146 e 200',
    en: 'Directive 2006/112/EC, articles 138, 146 and 200',
  },
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
}

export const vatInEu: Fact = {
  statement: {
    it: 'La merce spedita a un’azienda di un altro Paese dell’Unione, con partita IVA valida nel VIES, si fattura senza IVA italiana; l’azienda assolve l’imposta nel proprio Paese.',
    en: 'Goods shipped to a business elsewhere in the EU with a VIES-valid VAT number carry no Italian VAT; the buyer accounts for VAT there.',
  },
  ...vatDirective,
}

export const exportVat: Fact = {
  statement: {
    it: 'La merce spedita fuori dall’Unione europea si fattura senza IVA italiana (cessione all’esportazione).',
    en: 'Goods shipped out of the European Union are invoiced without Italian VAT (export supply).',
  },
  ...vatDirective,
}

export const customsCodeBulk: Fact = {
  statement: {
    it: 'I capelli sfusi, con le radici tutte dallo stesso lato, rientrano nella voce HS 6703.',
    en: 'Bulk hair with all its roots at one end comes under HS heading 6703.',
  },
  source: {
    it: 'Nomenclatura combinata (regolamento CEE 2658/87), capitolo 5, nota 2, e voce 6703',
    en: 'Combined Nomenclature (Regulation (EEC) 2658/87), chapter 5, note 2, and heading 6703',
  },
  url: 'https://eur-lex.europa.eu/eli/reg/1987/2658/oj',
  read: '2026-11-23',
}
