import type { Bilingual } from '../../src/shared/languages'
import type { PageId } from '../../src/shared/routes'

export interface Term {
  /** Where it shows once the owner has given it. */
  pages: readonly PageId[]
  title: Bilingual<string>
  /** In Italian, what the owner is asked, where the title does not say it. */
  asked?: string
  /** What the shop may say here, from the first catalogue: it is for the owner to confirm. */
  example?: Bilingual<string>
}

/** The lines that salons and wholesalers buy by the pack. */
const supplies = ['tapeInKit', 'keratinTips', 'bulkHumanHair', 'weftMachineSewn'] as const

const wigs = ['womensProsthesis', 'mensProsthesis'] as const

const term = (it: string, en: string, pages: readonly PageId[], asked?: string): Term => ({
  pages,
  title: { it, en },
  ...(asked && { asked }),
})

/** What only the owner knows and customers ask for, by its key in the shop's file. */
export const terms = {
  minimumOrder: term('Ordine minimo', 'Minimum order', ['contacts', ...supplies]),
  priceTiers: term('Prezzi per quantità', 'Prices by quantity', ['contacts', 'bulkHumanHair']),
  samples: term('Campioni', 'Samples', ['contacts', ...supplies]),
  shadeNumbers: term('Numeri dei toni', 'Shade numbers', supplies),
  shadeRing: term('Cartella colori', 'Shade ring', supplies),
  stock: term('Disponibilità a magazzino', 'Stock', ['contacts', ...supplies]),
  leadTime: term('Tempi di preparazione', 'Lead time', ['contacts', ...supplies]),
  incoterm: term('Resa Incoterms', 'Incoterm', ['contacts']),
  privateLabel: term('Marchio del cliente (private label)', 'Private label', ['contacts']),
  training: term('Corsi', 'Courses', ['contacts']),
  people: term('Le persone', 'The people', ['about'], 'nome e mestiere di chi lavora qui'),
  dates: term('Le date', 'Dates', ['about'], 'due o tre anni che contano, e che cosa è successo'),
  origin: term('Origine dei capelli', 'Origin of the hair', ['about', ...supplies]),
  remy: term('Cuticole (remy)', 'Cuticles (remy)', supplies),
  drawn: term('Pienezza fino alle punte (single o double drawn)', 'Single or double drawn', [
    'bulkHumanHair',
    'weftMachineSewn',
  ]),
  heatAndColour: term('Piastra e tinture', 'Hot tools and colouring', [...supplies, ...wigs]),
  tipShape: term('Forma dell’attacco', 'Shape of the tip', ['keratinTips']),
  removerAndTools: term('Solvente e attrezzi', 'Remover and tools', [
    'tapeInKit',
    'keratinTips',
    'italianKeratineGlue',
    'adhesiveTapes',
  ]),
  tapeColour: term('Colore del biadesivo', 'Colour of the tape', ['tapeInKit']),
  /** A figure with its unit: it shows among the line's figures too. */
  tapeWidth: term('Larghezza del biadesivo', 'Width of the tape', ['tapeInKit']),
  tapeSizes: term('Misure e tenuta dei nastri', 'Sizes and hold of the tapes', ['adhesiveTapes']),
  safetyDataSheets: term('Schede di sicurezza', 'Safety data sheets', [
    'italianKeratineGlue',
    'adhesiveTapes',
  ]),
  whoReceives: term('Chi La riceve', 'Who sees you', wigs),
  consultationCost: term('La consulenza', 'The consultation', wigs),
  tryOnCleaning: term('L’igiene dei modelli di prova', 'How try-on pieces are cleaned', wigs),
  makingWeeks: term('Quanto tempo ci vuole', 'How long it takes', wigs),
  taxRelief: term(
    'Modelli per la detrazione e l’IVA al 4%',
    'Models for tax relief and 4% VAT',
    ['womensProsthesis'],
    'quali sono dispositivi medici',
  ),
  capAdjustment: term('Regolazione della calotta', 'Adjusting the cap', ['womensProsthesis']),
  homeVisits: term('In ospedale e a domicilio', 'At the hospital and at home', [
    'womensProsthesis',
  ]),
  baseLife: term('Durata di ogni base', 'How long each base lasts', ['mensProsthesis']),
  template: term('Sagoma a distanza', 'Template from a distance', ['mensProsthesis']),
  priceRange: term('Quanto costa', 'What it costs', wigs),
  payment: term('Pagamento', 'Payment', ['contacts', ...wigs]),
  guarantee: term(
    'La garanzia di 30 giorni',
    'The 30-day guarantee',
    ['terms', ...wigs],
    'da quale giorno, che cosa si ottiene, se vale a capelli applicati, chi paga il reso',
  ),
  privateBuyers: term(
    'Vendita ai privati',
    'Sale to private clients',
    ['terms', ...supplies],
    'un privato può comprare extension e colla?',
  ),
  freeDelivery: term(
    'Spedizione gratuita',
    'Free shipping',
    ['contacts', 'terms'],
    'in quali Paesi, e se i 150 euro sono con o senza IVA',
  ),
  court: term('Foro di Palermo', 'Court of Palermo', ['terms'], 'perché Palermo e non Milano'),
  healthData: term(
    'Dati sulla salute',
    'Health data',
    ['privacy'],
    'su quale base e per quanto tempo, se una paziente ne parla (consenso, art. 9 GDPR)',
  ),
  directions: term('Metropolitana, autobus, parcheggio', 'Metro, bus, parking', ['whereWeAre']),
  languages: term('Lingue parlate', 'Languages spoken', ['contacts', 'whereWeAre']),
  madeInItaly: {
    ...term('Produzione', 'Production', ['italianKeratineGlue']),
    example: { it: 'La produciamo noi, in Italia.', en: 'We make it ourselves, in Italy.' },
  },
  glueForms: {
    ...term('Formati', 'Forms', ['italianKeratineGlue']),
    example: {
      it: 'Stick ambra o neri, grani trasparenti.',
      en: 'Amber or black sticks, clear granules.',
    },
  },
  mensBases: {
    ...term('Basi', 'Bases', ['mensProsthesis']),
    example: {
      it: 'Lace, front lace, monofilo o poly.',
      en: 'Lace, lace front, monofilament or poly.',
    },
  },
  womensCaps: {
    ...term('Calotta', 'Cap', ['womensProsthesis']),
    example: {
      it: 'Calotta morbida, front lace o monofilo.',
      en: 'Soft cap, lace front or monofilament.',
    },
  },
} satisfies Record<string, Term>

export type TermKey = keyof typeof terms
