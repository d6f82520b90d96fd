import type { Category } from '../../src/shared/categories'
import type { Bilingual } from '../../src/shared/languages'

/** What the eight lines are called. */
export const categoryLabels: Record<Category, Bilingual<string>> = {
  'tape-in-kit': { it: 'Tape-in kit', en: 'Tape-in kit' },
  'keratin-tips': { it: 'Punte di cheratina', en: 'Keratin tips' },
  'bulk-human-hair': { it: 'Capelli sfusi', en: 'Bulk human hair' },
  'weft-machine-sewn': { it: 'Tessitura cucita a macchina', en: 'Machine-sewn weft' },
  'italian-keratine-glue': { it: 'Colla di cheratina italiana', en: 'Italian keratin glue' },
  'protesi-uomo': { it: 'Protesi uomo', en: 'Men’s hair systems' },
  'protesi-donna': { it: 'Protesi e parrucche donna', en: 'Women’s wigs and hairpieces' },
  'tape-adhesivi': { it: 'Tape adesivi', en: 'Adhesive tapes' },
}
