import type { Bilingual, Language } from './languages'
import type { PageId } from './routes'
import { type GivenTerm, patientTerms, tradeTerms } from './shop'

/** A term by its name in `shop.ts`. */
export type OwnerTerm = keyof typeof tradeTerms | keyof typeof patientTerms

/** The lines that salons and wholesalers buy by the pack. */
const supplies = ['tapeInKit', 'keratinTips', 'bulkHumanHair', 'weftMachineSewn'] as const

const wigs = ['womensProsthesis', 'mensProsthesis'] as const

interface Place {
  /** Its heading on the pages. */
  name: Bilingual<string>
  pages: readonly PageId[]
}

/** What each of the owner's terms is called, and where it shows once it is given. */
export const ownerTerms: Record<OwnerTerm, Place> = {
  minimumOrder: {
    name: { it: 'Ordine minimo', en: 'Minimum order' },
    pages: ['contacts', ...supplies],
  },
  priceTiers: {
    name: { it: 'Prezzi per quantità', en: 'Prices by quantity' },
    pages: ['contacts', 'bulkHumanHair'],
  },
  samples: { name: { it: 'Campioni', en: 'Samples' }, pages: ['contacts', ...supplies] },
  shadeRing: { name: { it: 'Cartella colori', en: 'Shade ring' }, pages: [...supplies] },
  stock: {
    name: { it: 'Disponibilità a magazzino', en: 'Stock' },
    pages: ['contacts', ...supplies],
  },
  leadTime: {
    name: { it: 'Tempi di preparazione', en: 'Lead time' },
    pages: ['contacts', ...supplies],
  },
  payment: { name: { it: 'Pagamento', en: 'Payment' }, pages: ['contacts', ...wigs] },
  incoterm: { name: { it: 'Resa Incoterms', en: 'Incoterm' }, pages: ['contacts'] },
  privateLabel: {
    name: { it: 'Marchio del cliente (private label)', en: 'Private label' },
    pages: ['contacts'],
  },
  training: { name: { it: 'Corsi', en: 'Courses' }, pages: ['contacts'] },
  origin: { name: { it: 'Origine dei capelli', en: 'Origin of the hair' }, pages: [...supplies] },
  remy: { name: { it: 'Cuticole (remy)', en: 'Cuticles (remy)' }, pages: [...supplies] },
  drawn: {
    name: { it: 'Pienezza fino alle punte (single o double drawn)', en: 'Single or double drawn' },
    pages: ['bulkHumanHair', 'weftMachineSewn'],
  },
  tapeWidth: {
    name: { it: 'Larghezza del biadesivo', en: 'Width of the tape' },
    pages: ['tapeInKit'],
  },
  safetyDataSheets: {
    name: { it: 'Schede di sicurezza', en: 'Safety data sheets' },
    pages: ['italianKeratineGlue', 'adhesiveTapes'],
  },
  makingWeeks: { name: { it: 'Quanto tempo ci vuole', en: 'How long it takes' }, pages: [...wigs] },
  priceRange: { name: { it: 'Quanto costa', en: 'What it costs' }, pages: [...wigs] },
  consultationCost: {
    name: { it: 'La consulenza', en: 'The consultation' },
    pages: [...wigs],
  },
  whoReceives: { name: { it: 'Chi La riceve', en: 'Who sees you' }, pages: [...wigs] },
  tryOnCleaning: {
    name: { it: 'L’igiene dei modelli di prova', en: 'How try-on pieces are cleaned' },
    pages: [...wigs],
  },
}

const given = (term: OwnerTerm): GivenTerm =>
  Object.entries({ ...tradeTerms, ...patientTerms }).find(([name]) => name === term)?.[1]

const names = Object.keys(ownerTerms) as OwnerTerm[]

/** The terms that a page shows: what each is called, and what it says. */
export function termsOn(page: PageId, language: Language): { title: string; body: string }[] {
  return names.flatMap((name) => {
    const term = given(name)
    return term && ownerTerms[name].pages.includes(page)
      ? [{ title: ownerTerms[name].name[language], body: term[language] }]
      : []
  })
}

/** The terms that the owner has yet to give. */
export function missingTerms(): OwnerTerm[] {
  return names.filter((name) => given(name) === undefined)
}
