import type { Category } from './categories'
import type { Bilingual } from './languages'

export const categoryLabels: Record<Category, Bilingual<string>> = {
  'tape-in-kit': { it: 'Extension tape-in', en: 'Tape-in extensions' },
  'keratin-tips': { it: 'Extension alla cheratina', en: 'Keratin-tip extensions' },
  'bulk-human-hair': { it: 'Capelli sfusi', en: 'Bulk human hair' },
  'weft-machine-sewn': { it: 'Tessitura (weft)', en: 'Machine-sewn weft' },
  'italian-keratine-glue': { it: 'Colla di cheratina italiana', en: 'Italian keratin glue' },
  'protesi-uomo': { it: 'Protesi capelli uomo', en: 'Men’s hair systems' },
  'protesi-donna': { it: 'Parrucche donna', en: 'Women’s wigs' },
  'tape-adhesivi': { it: 'Nastri biadesivi', en: 'Double-sided tape' },
}
