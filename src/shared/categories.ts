import type { PageId } from './routes'

/** The slugs of the eight product lines, in the order in which the shop shows them. */
export const categories = [
  'tape-in-kit',
  'keratin-tips',
  'bulk-human-hair',
  'weft-machine-sewn',
  'italian-keratine-glue',
  'protesi-uomo',
  'protesi-donna',
  'tape-adhesivi',
] as const

export type Category = (typeof categories)[number]

export const categoryPages: Record<Category, PageId> = {
  'tape-in-kit': 'tapeInKit',
  'keratin-tips': 'keratinTips',
  'bulk-human-hair': 'bulkHumanHair',
  'weft-machine-sewn': 'weftMachineSewn',
  'italian-keratine-glue': 'italianKeratineGlue',
  'protesi-uomo': 'mensProsthesis',
  'protesi-donna': 'womensProsthesis',
  'tape-adhesivi': 'adhesiveTapes',
}

export function lineOfPage(page: PageId | undefined): Category | undefined {
  return categories.find((category) => categoryPages[category] === page)
}

export function isCategory(value: unknown): value is Category {
  return categories.some((category) => category === value)
}

/** Whether a line is tried on before it is bought: then an appointment is asked for, and not a quote alone. */
export function isTriedOn(line: Category | null): boolean {
  return line === 'protesi-uomo' || line === 'protesi-donna'
}
