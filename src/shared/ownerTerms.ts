import type { Language } from './languages'
import type { PageId } from './routes'
import { type GivenTerm, patientTerms, tradeTerms } from './shop'

/** A term by its name in `shop.ts`. */
export type OwnerTerm = keyof typeof tradeTerms | keyof typeof patientTerms

/** The lines that salons and wholesalers buy by the pack. */
const supplies = ['tapeInKit', 'keratinTips', 'bulkHumanHair', 'weftMachineSewn'] as const

const wigs = ['womensProsthesis', 'mensProsthesis'] as const

/** Where each of the owner's terms shows once it is given. */
export const termPages: Record<OwnerTerm, readonly PageId[]> = {
  minimumOrder: ['contacts', ...supplies],
  priceTiers: ['contacts', 'bulkHumanHair'],
  samples: ['contacts', ...supplies],
  shadeRing: supplies,
  stock: ['contacts', ...supplies],
  leadTime: ['contacts', ...supplies],
  incoterm: ['contacts'],
  privateLabel: ['contacts'],
  training: ['contacts'],
  origin: supplies,
  remy: supplies,
  drawn: ['bulkHumanHair', 'weftMachineSewn'],
  tapeWidth: ['tapeInKit'],
  safetyDataSheets: ['italianKeratineGlue', 'adhesiveTapes'],
  whoReceives: wigs,
  consultationCost: wigs,
  tryOnCleaning: wigs,
  makingWeeks: wigs,
  priceRange: wigs,
  payment: ['contacts', ...wigs],
}

/** What each term is called on the pages, in one language. */
export type TermNames = Record<OwnerTerm, string>

const given = (term: OwnerTerm): GivenTerm =>
  Object.entries({ ...tradeTerms, ...patientTerms }).find(([name]) => name === term)?.[1]

const terms = Object.keys(termPages) as OwnerTerm[]

/** The terms that a page shows: what each is called, and what it says. */
export function termsOn(
  page: PageId,
  language: Language,
  names: TermNames,
): { title: string; body: string }[] {
  return terms.flatMap((name) => {
    const term = given(name)
    return term && termPages[name].includes(page)
      ? [{ title: names[name], body: term[language] }]
      : []
  })
}

/** The terms that the owner has yet to give. */
export function missingTerms(): OwnerTerm[] {
  return terms.filter((name) => given(name) === undefined)
}
