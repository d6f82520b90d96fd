import type { Language } from '../../../src/shared/languages'

interface Term {
  it: string
  en: string
  /** What texts never call it, or never say of it. */
  never: Partial<Record<Language, RegExp>>
  /** A text that says so, in each of these languages. */
  fault: Partial<Record<Language, string>>
}

/** One term for one thing; the texts of both languages are held to it. */
export const glossary: readonly Term[] = [
  {
    it: 'extension alla cheratina; un pezzo: ciocca alla cheratina',
    en: 'keratin tips; one piece: strand',
    // In Italian "punte" are the ends of the hair.
    never: { it: /punt[ae] di cheratina|rifa\w* la punta|^la punta$/i },
    fault: { it: 'La punta di cheratina si ammorbidisce.' },
  },
  {
    it: 'extension tape-in; un pezzo: ciocca',
    en: 'tape-in extensions; one piece: piece',
    never: { it: /fasc(ia|e) (tape-in|adesiv)/i, en: /tape-in strand/i },
    fault: { it: 'Una fascia adesiva larga.', en: 'Each tape-in strand is flat.' },
  },
  {
    it: 'tessitura (weft), anche un pezzo; applicata: fila',
    en: 'weft; fitted: row',
    never: { it: /(?<!\()\bweft\b|\bfasci[ae]\b(?! antiscivolo)/i, en: /tracks? of hair/i },
    fault: { it: 'Una weft cucita a mano.', en: 'Sew the tracks of hair.' },
  },
  {
    it: 'nastro biadesivo',
    en: 'double-sided tape',
    never: { it: /(nastr[io]|tape) adesiv/i },
    fault: { it: 'Un rotolo di nastro adesivo.' },
  },
  {
    it: 'adesivo pretagliato; sulla ciocca: biadesivo',
    en: 'pre-cut tab; on the piece: tape',
    never: {
      it: /linguett|rettangol[io] pretagliat|adesivi di ricambio|\bdue adesivi(?! pretagliat)|(?<!bi)adesivi in alto/i,
      en: /replacement (tape|tab)|fresh (tape|tab)|their tabs/i,
    },
    fault: { it: 'Si stacca la linguetta.', en: 'Refit them with replacement tape.' },
  },
  {
    it: 'solvente per biadesivi; solvente per cheratina',
    en: 'tape remover; keratin remover',
    never: {
      it: /solvente (adesivo|specifico|per (attacchi|nastri|extension|protesi))/i,
      en: /solvent|(adhesive|bond|glue) remover/i,
    },
    fault: { it: 'Con un solvente per attacchi.', en: 'Apply a solvent.' },
  },
  {
    it: 'la fila si riporta in alto',
    en: 'the row is moved up',
    never: { it: /(fila|tessitura:?) si sposta/i, en: /\brow is (raised|lifted)|moved higher/i },
    fault: { it: 'La fila si sposta dopo sei settimane.', en: 'The row is raised.' },
  },
  {
    it: 'riposizionare',
    en: 'refit',
    never: { it: /rimettere le extension/i, en: /re-?tape|reposition/i },
    fault: { it: 'Servono per rimettere le extension.', en: 'They are repositioned.' },
  },
  {
    it: 'pellicola',
    en: 'backing',
    never: { en: /white liner|release (liner|paper)/i },
    fault: { en: 'Peel off the release paper.' },
  },
  {
    it: 'listino',
    en: 'price list; hairdressers’ price list',
    never: { en: /hairdressers price/i },
    fault: { en: 'Professional hairdressers price list' },
  },
  {
    it: 'foto',
    en: 'photo',
    never: { it: /\bfotografi[ae]\b/i, en: /\bphotographs?\b/i },
    fault: { it: 'Ci mandi una fotografia.', en: 'Send us a photograph.' },
  },
  {
    it: 'protesi capelli uomo, toupet',
    en: 'hair system, toupee',
    // A bare "prosthesis" is a limb; a wig is a cranial one where it is prescribed.
    never: { en: /(?<!hair |cranial )prosthes[ie]s|hairpiece/i },
    fault: { en: 'A prosthesis for men.' },
  },
  {
    it: 'parrucca donna, infoltitore',
    en: 'wig, topper',
    // Patients read a prosthesis of the breast.
    never: { it: /protesi (da )?donna/i, en: /women’s (prosthes|hair system)/i },
    fault: { it: 'Una protesi donna.', en: 'A women’s hair system.' },
  },
  { it: 'caschetto', en: 'bob', never: { it: /carré/i }, fault: { it: 'Un carré corto.' } },
  {
    it: 'lace; davanti: front lace',
    en: 'lace; at the front: lace front',
    never: { it: /tulle|lace front/i, en: /tulle|front lace/i },
    fault: { it: 'Una base di tulle.', en: 'A tulle base.' },
  },
  // Once with the word that English customers type.
  {
    it: 'poly',
    en: 'poly; thin poly (thin skin)',
    never: { it: /poliuretan/i, en: /polyurethane|(?<!thin poly \()thin.skin/i },
    fault: { it: 'Una base di poliuretano.', en: 'A polyurethane base.' },
  },
  {
    it: 'monofilo',
    en: 'monofilament',
    never: { it: /\bmono\b/i, en: /\bmono\b/i },
    fault: { it: 'Una base in mono.', en: 'A mono base.' },
  },
  {
    it: 'cardo',
    en: 'hackle',
    never: { it: /pettine (da banco|d’acciaio)|sulla carda/i },
    fault: { it: 'Un pettine d’acciaio.' },
  },
  {
    it: 'vedi la linea',
    en: 'view range',
    never: {
      it: /tutto sulla linea|scopri la linea/i,
      en: /all about this range|discover (the|this) range/i,
    },
    fault: { it: 'Scopri la linea', en: 'Discover this range' },
  },
  {
    it: 'linea',
    en: 'range',
    never: { en: /(?<!\{)\blines?\b/i },
    fault: { en: 'Our line of wigs.' },
  },
  {
    it: 'manutenzione',
    en: 'aftercare',
    never: { it: /\bcur[ae]\b/i, en: /\bupkeep\b/i },
    fault: { it: 'La cura dei capelli.', en: 'With regular upkeep.' },
  },
  {
    it: 'chemioterapia',
    en: 'chemotherapy',
    never: { it: /(?<!chemio|radio)terapi[ae]/i, en: /\btreatment|\btherap/i },
    fault: { it: 'Durante la terapia.', en: 'During treatment.' },
  },
  {
    it: 'laboratorio, showroom',
    en: 'workroom, showroom',
    never: { it: /(?<!showroom e )atelier/i, en: /(?<!showroom and )atelier/i },
    fault: { it: 'Nel nostro atelier.', en: 'In our atelier.' },
  },
  {
    it: 'preparare',
    en: 'prepare',
    never: { it: /\blavorati\b/i, en: /\bworked\b/i },
    fault: { it: 'Capelli lavorati a mano.', en: 'Hair worked by hand.' },
  },
  {
    it: 'adatto alla pelle',
    en: 'suited to the skin',
    // Nothing proves it; one heading of the specification says it.
    never: { it: /ipoallergenic/i, en: /hypoallergenic/i },
    fault: { it: 'Un nastro ipoallergenico.', en: 'A hypoallergenic tape.' },
  },
  {
    it: 'nessun superlativo',
    en: 'no superlative',
    never: {
      it: /\b\w+issim[oaie]\b|\b(il|la|i|le) migliori?\b|perfett|eccellen/i,
      en: /\bbest quality|\bfinest|\bperfect|\bexcellent|\bunique\b|\bluxur/i,
    },
    fault: { it: 'Una qualità altissima.', en: 'The finest hair.' },
  },
  {
    it: 'base sottile',
    en: 'thin base',
    never: { it: /\bbase fine\b/i, en: /\bfine base\b/i },
    fault: { it: 'Una base fine.', en: 'A fine base.' },
  },
  {
    it: 'lunghezza su misura',
    en: 'custom length',
    never: { en: /^made to order$|length to order/i },
    fault: { en: 'Any length to order.' },
  },
  {
    it: 'infoltire',
    en: 'volume',
    never: { it: /infoltire soltanto/i, en: /to fill out only/i },
    fault: { it: 'Per infoltire soltanto.', en: 'To fill out only.' },
  },
  {
    it: 'bando',
    en: 'grant scheme',
    // Outside Brussels a call is made by telephone.
    never: { en: /opened a call|\bthe call is\b/i },
    fault: { en: 'The region opened a call.' },
  },
  {
    it: 'i prodotti del sito: una scelta dal catalogo',
    en: 'the products of the site: a selection from the catalogue',
    // The shop has more than the site shows.
    never: {
      it: /tutto il catalogo|ogni prodotto del catalogo/i,
      en: /(everything|every product) in the catalogue/i,
    },
    fault: { it: 'Ecco tutto il catalogo.', en: 'Every product in the catalogue.' },
  },
  {
    it: '180 °C',
    en: '180 °C',
    never: { it: /\d°/, en: /\d°/ },
    fault: { it: 'A 180° si fonde.', en: 'At 180° it melts.' },
  },
  {
    it: 'pinza a caldo; pinza da rimozione, fredda; pinza piatta',
    en: 'fusion iron; removal pliers, cold; flat pliers',
    // One melts, one crushes; an iron alone is a pair of straighteners.
    never: {
      it: /\bpinz[ae]\b(?! (a caldo|da rimozione|piatt))/i,
      en: /(?<!fusion )\birons?\b|hot-fusion|heat connector|(?<!removal |flat )\bpliers\b/i,
    },
    fault: { it: 'Si schiaccia con la pinza.', en: 'Hold the tip in the iron.' },
  },
  {
    it: 'confezione',
    en: 'pack',
    never: { it: /\bkit\b/i, en: /\bkits?\b/i },
    fault: { it: 'Un kit da 20 ciocche.', en: 'A kit of 20 pieces.' },
  },
  {
    it: 'su misura',
    en: 'made to measure; of lengths: custom, made to order',
    never: {
      it: /\bcustom\b|personalizzat/i,
      en: /custom-made(?! medical device)|bespoke|made-to-order|\bcustom (?!lengths?\b)/i,
    },
    fault: { it: 'Una parrucca custom.', en: 'A bespoke wig.' },
  },
  {
    it: 'circa 100 g',
    en: 'about 100 g',
    never: { it: /\bett[oi]\b/i },
    fault: { it: 'Circa un etto di capelli.' },
  },
  {
    it: 'non impegna all’acquisto',
    en: 'without obligation',
    never: { en: /commits? you to/i },
    fault: { en: 'A quote does not commit you to buy.' },
  },
  {
    it: 'il tono si conferma su un campione',
    en: 'we confirm the shade against a sample',
    never: { en: /settled? (it|the shade)|shade is settled/i },
    fault: { en: 'The shade is settled on a sample.' },
  },
  {
    it: 'non occorre decidere',
    en: 'you need not decide',
    // In Italian "you need not" forbids.
    never: { it: /non (deve|devi) (decidere|scegliere)/i },
    fault: { it: 'Non deve decidere quel giorno.' },
  },
  {
    it: 'dazi e spese di dogana si pagano all’arrivo',
    en: 'duty and clearance are paid on arrival',
    // The shop ships: the buyer has nobody to ask.
    never: { it: /Suo spedizioniere/i, en: /your carrier/i },
    fault: { it: 'Chieda al Suo spedizioniere.', en: 'Ask your carrier.' },
  },
  {
    it: 'le fonti stanno in fondo alla pagina',
    en: 'sources stand at the foot of the page',
    never: { it: /\blett[ao] il \d/i, en: /\bread on \d/i },
    fault: { it: 'Pagina letta il 22 novembre.', en: 'Page read on 22 November.' },
  },
  {
    it: 'colla di cheratina',
    en: 'keratin glue',
    // As an address has it.
    never: { it: /\bkeratine\b(?!-)/i, en: /\bkeratine\b(?!-)/i },
    fault: { it: 'italian keratine glue', en: 'italian keratine glue' },
  },
]

/** The specification's own words, which stand whatever the glossary says. */
export const literals: ReadonlySet<string> = new Set([
  'Ipoallergenica',
  'Hypoallergenic',
  'Custom wigs quote',
  'Request sent!',
  'Richiesta inviata!',
])

/** Words that every few sentences of one language hold, and none of the other's. */
export const marks: Record<Language, RegExp> = {
  it: /\b(che|della|delle|degli|nella|sono|anche|questo|questa|oppure|più|gli|una|il|si|nel|alla)\b/i,
  en: /\b(the|with|your|you|this|that|from|which|and|have|when|they|our|we|of|is)\b/i,
}

/** Words that no text of a language does without, whether the other has them or not. */
export const common: Record<Language, RegExp> = {
  it: /\b(di|a|al|il|la|dalla|per|quando|un|una|in|i|da|su|e|non|le|nei|o|se|si|con)\b/i,
  en: /\b(the|and|of|an?|to|in|with|on|it|we|for|or)\b/i,
}

interface Kind {
  kind: string
  /** Matches a sentence that states such a fact. */
  states: RegExp
  /**
   * What makes of it a guide that anybody in the trade could give, or a figure of the
   * specification.
   */
  unless: RegExp
  faults: Record<Language, string>
}

const number =
  '(?:\\d+|un[ao]?|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|sedici|venti|trenta|an?|one|two|three|four|five|six|eight|ten|twelve|sixteen|twenty|thirty)'

const pattern = (words: string) => new RegExp(words, 'iu')

/**
 * What only the shop knows, by kind: texts say it as a guide or leave it to the owner (`terms`,
 * `claims`).
 */
export const shopFacts: readonly Kind[] = [
  {
    kind: 'materials',
    states:
      /\b(seta|silk|nylon|poliestere|polyester|viscosa|viscose|microfib\w+|lattice|latex|titanio|titanium)\b/i,
    unless: /\bcome (la )?seta\b/i,
    faults: { it: 'La calotta è foderata di seta.', en: 'The cap is lined with silk.' },
  },
  {
    kind: 'counts of shades',
    states: pattern(`\\b${number}\\+? (toni|tonalità|colori|shades|colours|colors)\\b`),
    unless: /(due|two) (toni|shades)/i,
    faults: { it: 'Abbiamo trenta toni.', en: 'We keep thirty shades.' },
  },
  {
    kind: 'hours of work',
    states: pattern(`\\b(?:un’|${number} )(or[ae]|minut[oi]|hours?|minutes?)\\b`),
    unless:
      /\b(24|48) (ore|hours)\b|\bcirca\b|\babout\b|\bdieci minuti\b|\bten minutes\b|^(in a|fra un) minut[eo]$|^(Da )?\d (to|a) \d (ore|hours)$/i,
    faults: { it: 'La posa richiede tre ore.', en: 'The fitting takes three hours.' },
  },
  {
    kind: 'refits',
    states: pattern(
      `(?:fino a|up to|for) ${number} (?:volte|times|refits|riposizionamenti|applicazioni)`,
    ),
    unless: /di solito|in genere|usually|as a rule/i,
    faults: {
      it: 'Si rimettono fino a cinque volte.',
      en: 'They can be refitted up to five times.',
    },
  },
]

/** The sentences of a text that state a fact of a kind. */
export const statingSentences = ({ states, unless }: Kind, text: string): string[] =>
  text.split(/(?<=[.;:])\s/).filter((sentence) => states.test(sentence) && !unless.test(sentence))
