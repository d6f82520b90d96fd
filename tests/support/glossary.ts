import type { Language } from '../../src/shared/languages'

interface Term {
  it: string
  en: string
  /** What texts never call it, or never say of it. */
  never: Partial<Record<Language, RegExp>>
}

/** One term for one thing; the texts of both languages are held to it. */
export const glossary: readonly Term[] = [
  {
    it: 'extension alla cheratina; un pezzo: ciocca alla cheratina',
    en: 'keratin tips; one piece: strand',
    // In Italian "punte" are the ends of the hair.
    never: { it: /punt[ae] di cheratina|rifa\w* la punta|^la punta$/i },
  },
  {
    it: 'extension tape-in; un pezzo: ciocca',
    en: 'tape-in extensions; one piece: piece',
    never: { it: /fasc(ia|e) (tape-in|adesiv)/i, en: /tape-in strand/i },
  },
  {
    it: 'tessitura (weft), anche un pezzo; applicata: fila',
    en: 'weft; fitted: row',
    never: { it: /(?<!\()\bweft\b|\bfasci[ae]\b/i, en: /tracks? of hair/i },
  },
  { it: 'nastro biadesivo', en: 'double-sided tape', never: { it: /(nastr[io]|tape) adesiv/i } },
  { it: 'adesivo pretagliato', en: 'tab', never: { it: /linguett|rettangol[io] pretagliat/i } },
  { it: 'solvente', en: 'remover', never: { en: /solvent/i } },
  {
    it: 'protesi capelli uomo, toupet',
    en: 'hair system, toupee',
    // A bare "prosthesis" is a limb.
    never: { en: /(?<!hair )prosthes[ie]s|hairpiece/i },
  },
  {
    it: 'parrucca donna, infoltitore',
    en: 'wig, topper',
    // Patients read a prosthesis of the breast.
    never: { it: /protesi (da )?donna/i, en: /women’s (prosthes|hair system)/i },
  },
  { it: 'caschetto', en: 'bob', never: { it: /carré/i } },
  {
    it: 'lace; davanti: front lace',
    en: 'lace; at the front: lace front',
    never: { it: /tulle|lace front/i, en: /tulle|front lace/i },
  },
  // Once with the word that English customers type.
  {
    it: 'poly',
    en: 'poly; thin poly (thin skin)',
    never: { it: /poliuretan/i, en: /polyurethane|(?<!thin poly \()thin.skin/i },
  },
  { it: 'monofilo', en: 'monofilament', never: { it: /\bmono\b/i, en: /\bmono\b/i } },
  { it: 'cardo', en: 'hackle', never: { it: /pettine (da banco|d’acciaio)|sulla carda/i } },
  {
    it: 'vedi la linea',
    en: 'view range',
    never: {
      it: /tutto sulla linea|scopri la linea/i,
      en: /all about this range|discover (the|this) range/i,
    },
  },
  { it: 'linea', en: 'range', never: { en: /(?<!\{)\blines?\b/i } },
  { it: 'manutenzione', en: 'upkeep', never: { it: /\bcur[ae]\b/i } },
  {
    it: 'chemioterapia',
    en: 'chemotherapy',
    never: { it: /(?<!chemio|radio)terapi[ae]/i, en: /\btreatment|\btherap/i },
  },
  {
    it: 'laboratorio, showroom',
    en: 'workroom, showroom',
    never: { it: /(?<!showroom e )atelier/i, en: /(?<!showroom and )atelier/i },
  },
  { it: 'preparare', en: 'prepare', never: { it: /\blavorati\b/i, en: /\bworked\b/i } },
  {
    it: 'adatto alla pelle',
    en: 'suited to the skin',
    // Nothing proves it; one heading of the specification says it.
    never: { it: /ipoallergenic/i, en: /hypoallergenic/i },
  },
  {
    it: 'nessun superlativo',
    en: 'no superlative',
    never: {
      it: /\b\w+issim[oaie]\b|\b(il|la|i|le) migliori?\b|perfett|eccellen/i,
      en: /\bbest quality|\bfinest|\bperfect|\bexcellent|\bunique\b|\bluxur/i,
    },
  },
  {
    it: 'base sottile',
    en: 'thin base',
    never: { it: /\bbase fine\b/i, en: /\bfine base\b/i },
  },
  {
    it: 'lunghezza su misura',
    en: 'custom length',
    never: { en: /^made to order$|length to order/i },
  },
  {
    it: 'infoltire',
    en: 'volume',
    never: { it: /infoltire soltanto/i, en: /to fill out only/i },
  },
  {
    it: 'bando',
    en: 'grant scheme',
    // Outside Brussels a call is made by telephone.
    never: { en: /opened a call|\bthe call is\b/i },
  },
  {
    it: 'i prodotti del sito: una scelta dal catalogo',
    en: 'the products of the site: a selection from the catalogue',
    // The shop has more than the site shows.
    never: {
      it: /tutto il catalogo|ogni prodotto del catalogo/i,
      en: /(everything|every product) in the catalogue/i,
    },
  },
  { it: '180 °C', en: '180 °C', never: { it: /\d°/, en: /\d°/ } },
]

/** The specification's own words, which stand whatever the glossary says. */
export const literals: ReadonlySet<string> = new Set([
  'Ipoallergenica',
  'Hypoallergenic',
  'Request sent!',
  'Richiesta inviata!',
])
