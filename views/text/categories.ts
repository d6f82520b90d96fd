import type { Category } from '../../src/shared/categories'
import type { Bilingual } from '../../src/shared/languages'

export interface CategoryText {
  label: string
  /** One sentence, for cards and filters. */
  description: string
}

/** What the eight lines are called, and what each is in a sentence. */
export const categoryTexts: Record<Category, Bilingual<CategoryText>> = {
  'tape-in-kit': {
    it: {
      label: 'Tape-in kit',
      description:
        'Ciocche con adesivo già in posizione: si applicano in poco tempo, senza calore.',
    },
    en: {
      label: 'Tape-in kit',
      description: 'Strands with the adhesive already in place, fitted quickly and without heat.',
    },
  },
  'keratin-tips': {
    it: {
      label: 'Punte di cheratina',
      description: 'Ciocche con punta di cheratina da saldare a caldo, una per una.',
    },
    en: {
      label: 'Keratin tips',
      description: 'Pre-bonded strands, applied with heat one by one.',
    },
  },
  'bulk-human-hair': {
    it: {
      label: 'Capelli sfusi',
      description: 'Capelli veri legati in mazzi, per chi lavora la materia prima.',
    },
    en: {
      label: 'Bulk human hair',
      description: 'Human hair tied in bundles, for those who work the raw material.',
    },
  },
  'weft-machine-sewn': {
    it: {
      label: 'Tessitura cucita a macchina',
      description: 'Capelli cuciti in una fila continua, da tagliare nella larghezza che serve.',
    },
    en: {
      label: 'Machine-sewn weft',
      description: 'Hair sewn to a continuous seam, to be cut to the width you need.',
    },
  },
  'italian-keratine-glue': {
    it: {
      label: 'Colla di cheratina italiana',
      description: 'Cheratina termofusibile per saldare le ciocche, fatta in Italia.',
    },
    en: {
      label: 'Italian keratin glue',
      description: 'Hot-melt keratin for bonding strands, made in Italy.',
    },
  },
  'protesi-uomo': {
    it: {
      label: 'Protesi uomo',
      description: 'Toupet in capelli veri su base fine, in densità 120% o 130%.',
    },
    en: {
      label: 'Men’s hair systems',
      description: 'Human-hair toupees on a fine base, in the density that suits you.',
    },
  },
  'protesi-donna': {
    it: {
      label: 'Protesi e parrucche donna',
      description: 'Parrucche e protesi in capelli veri, scelte con calma e in privato.',
    },
    en: {
      label: 'Women’s wigs and hairpieces',
      description: 'Wigs and hairpieces in human hair, chosen in private and at your own pace.',
    },
  },
  'tape-adhesivi': {
    it: {
      label: 'Tape adesivi',
      description: 'Biadesivi per protesi e per extension, in rotoli e strisce sagomate.',
    },
    en: {
      label: 'Adhesive tapes',
      description: 'Double-sided tape for hair systems and extensions, in rolls and shaped strips.',
    },
  },
}
