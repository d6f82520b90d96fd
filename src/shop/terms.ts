import type { Bilingual } from '../shared/languages'
import type { PageId } from '../shared/routes'

interface Term {
  /** Where it shows once the owner has given it. */
  pages: readonly PageId[]
  title: Bilingual<string>
}

/** The lines that salons and wholesalers buy by the pack. */
const supplies = ['tapeInKit', 'keratinTips', 'bulkHumanHair', 'weftMachineSewn'] as const

const wigs = ['womensProsthesis', 'mensProsthesis'] as const

const term = (it: string, en: string, pages: readonly PageId[]): Term => ({
  pages,
  title: { it, en },
})

/** What only the owner knows and customers ask for, by its key in the shop's file. */
export const terms = {
  minimumOrder: term('Ordine minimo', 'Minimum order', ['contacts', ...supplies]),
  priceTiers: term('Prezzi per quantità', 'Prices by quantity', ['contacts', 'bulkHumanHair']),
  samples: term('Campioni', 'Samples', ['contacts', ...supplies]),
  shadeRing: term('Cartella colori', 'Shade ring', supplies),
  stock: term('Disponibilità a magazzino', 'Stock', ['contacts', ...supplies]),
  leadTime: term('Tempi di preparazione', 'Lead time', ['contacts', ...supplies]),
  incoterm: term('Resa Incoterms', 'Incoterm', ['contacts']),
  privateLabel: term('Marchio del cliente (private label)', 'Private label', ['contacts']),
  training: term('Corsi', 'Courses', ['contacts']),
  origin: term('Origine dei capelli', 'Origin of the hair', supplies),
  remy: term('Cuticole (remy)', 'Cuticles (remy)', supplies),
  drawn: term('Pienezza fino alle punte (single o double drawn)', 'Single or double drawn', [
    'bulkHumanHair',
    'weftMachineSewn',
  ]),
  /** A figure with its unit: it shows in the specification too. */
  tapeWidth: term('Larghezza del biadesivo', 'Width of the tape', ['tapeInKit']),
  safetyDataSheets: term('Schede di sicurezza', 'Safety data sheets', [
    'italianKeratineGlue',
    'adhesiveTapes',
  ]),
  whoReceives: term('Chi La riceve', 'Who sees you', wigs),
  consultationCost: term('La consulenza', 'The consultation', wigs),
  tryOnCleaning: term('L’igiene dei modelli di prova', 'How try-on pieces are cleaned', wigs),
  makingWeeks: term('Quanto tempo ci vuole', 'How long it takes', wigs),
  priceRange: term('Quanto costa', 'What it costs', wigs),
  payment: term('Pagamento', 'Payment', ['contacts', ...wigs]),
}

export type TermKey = keyof typeof terms
