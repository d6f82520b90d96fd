import type { PageId } from './routes'

/** The pages of the eight product lines by their slugs, in the shop's order. */
export const categoryPages = {
  'tape-in-kit': 'tapeInKit',
  'keratin-tips': 'keratinTips',
  'bulk-human-hair': 'bulkHumanHair',
  'weft-machine-sewn': 'weftMachineSewn',
  'italian-keratine-glue': 'italianKeratineGlue',
  'protesi-uomo': 'mensProsthesis',
  'protesi-donna': 'womensProsthesis',
  'tape-adhesivi': 'adhesiveTapes',
} as const satisfies Record<string, PageId>

export type Category = keyof typeof categoryPages

export const categories = Object.keys(categoryPages) as readonly Category[]

export function lineOfPage(page: PageId | undefined): Category | undefined {
  return categories.find((category) => categoryPages[category] === page)
}

export function isCategory(value: unknown): value is Category {
  return categories.some((category) => category === value)
}

/** Whether a line is tried on before it is bought: visitors then ask for an appointment too. */
export function isTriedOn(line: Category | null): boolean {
  return line === 'protesi-uomo' || line === 'protesi-donna'
}
