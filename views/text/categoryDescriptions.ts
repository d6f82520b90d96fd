import type { Category } from '../../src/shared/categories'
import type { Bilingual } from '../../src/shared/languages'

/** What each of the eight lines is, in one sentence, for cards and filters. */
export const categoryDescriptions: Record<Category, Bilingual<string>> = {
  'tape-in-kit': {
    it: 'Ciocche con adesivo già in posizione: si applicano in poco tempo, senza calore.',
    en: 'Strands with the adhesive already in place, fitted quickly and without heat.',
  },
  'keratin-tips': {
    it: 'Ciocche con punta di cheratina da saldare a caldo, una per una.',
    en: 'Pre-bonded strands, applied with heat one by one.',
  },
  'bulk-human-hair': {
    it: 'Capelli veri legati in mazzi, per chi lavora la materia prima.',
    en: 'Human hair tied in bundles, for those who work the raw material.',
  },
  'weft-machine-sewn': {
    it: 'Capelli cuciti in una fila continua, da tagliare nella larghezza che serve.',
    en: 'Hair sewn to a continuous seam, to be cut to the width you need.',
  },
  'italian-keratine-glue': {
    it: 'Cheratina termofusibile per saldare le ciocche, fatta in Italia.',
    en: 'Hot-melt keratin for bonding strands, made in Italy.',
  },
  'protesi-uomo': {
    it: 'Toupet in capelli veri su base fine, in densità 120% o 130%.',
    en: 'Human-hair toupees on a fine base, in the density that suits you.',
  },
  'protesi-donna': {
    it: 'Parrucche e protesi in capelli veri, scelte con calma e in privato.',
    en: 'Wigs and hairpieces in human hair, chosen in private and at your own pace.',
  },
  'tape-adhesivi': {
    it: 'Biadesivi per protesi e per extension, in rotoli e strisce sagomate.',
    en: 'Double-sided tape for hair systems and extensions, in rolls and shaped strips.',
  },
}
