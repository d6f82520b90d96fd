import type { Category } from '../../src/shared/categories'
import type { Bilingual } from '../../src/shared/languages'

/** What each of the eight lines is, in one sentence, for cards and filters. */
export const categoryDescriptions: Record<Category, Bilingual<string>> = {
  'tape-in-kit': {
    it: 'Ciocche con il biadesivo già applicato: si mettono in poco tempo, senza calore.',
    en: 'Pieces with the tape already in place, fitted quickly and without heat.',
  },
  'keratin-tips': {
    it: 'Ciocche alla cheratina, da saldare a caldo una per una.',
    en: 'Pre-bonded strands, applied with heat one by one.',
  },
  'bulk-human-hair': {
    it: 'Capelli veri legati in mazzi, per chi prepara extension e parrucche.',
    en: 'Human hair tied in bundles, for those who make extensions and wigs.',
  },
  'weft-machine-sewn': {
    it: 'Extension cucite in una fila continua, da tagliare nella larghezza che serve.',
    en: 'Sew-in extensions in one continuous row: cut the weft to the width you need.',
  },
  'italian-keratine-glue': {
    it: 'Cheratina termofusibile per saldare le ciocche, fatta in Italia.',
    en: 'Hot-melt keratin for bonding strands, made in Italy.',
  },
  'protesi-uomo': {
    it: 'Protesi e toupet in capelli veri su base sottile, densità 120% o 130%.',
    en: 'Hair systems and toupees in human hair on a thin base, 120% or 130% density.',
  },
  'protesi-donna': {
    it: 'Parrucche e infoltitori in capelli veri, pronti o su misura.',
    en: 'Wigs and toppers in human hair, ready-made or made to measure.',
  },
  'tape-adhesivi': {
    it: 'Biadesivi per protesi e per extension: rotoli, strisce e adesivi pretagliati.',
    en: 'Double-sided tape for hair systems and extensions, in rolls, strips and tabs.',
  },
}
