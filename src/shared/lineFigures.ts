export interface Range {
  least: number
  most: number
}

export interface Wear extends Range {
  unit: 'week' | 'month'
}

/**
 * The figures of each line, in this one place: sheets, comparisons and estimates
 * write them from here.
 */
export const lineFigures = {
  'tape-in-kit': {
    lengthsCm: [40, 50, 60],
    pieceG: 2.5,
    pieces: 20,
    wear: { least: 6, most: 8, unit: 'week' },
  },
  'keratin-tips': {
    lengthCm: { least: 40, most: 70 },
    pieceG: 0.8,
    pieces: 25,
    heatC: 180,
    wear: { least: 3, most: 4, unit: 'month' },
  },
  'bulk-human-hair': { lengthsCm: [30, 40, 50, 60, 70], packsG: [100, 200, 500] },
  'weft-machine-sewn': {
    lengthCm: { least: 40, most: 70 },
    widthsCm: [50, 75, 100],
    weightsG: [80, 100, 120],
    /** Of the hair. */
    wear: { least: 6, most: 8, unit: 'month' },
    /** How often a sewn row is unpicked and sewn again nearer the root. */
    movedUp: { least: 6, most: 8, unit: 'week' },
  },
  'italian-keratine-glue': { meltsC: { least: 130, most: 200 } },
  'protesi-uomo': {
    densities: [120, 130],
    wear: { least: 12, most: 18, unit: 'month' },
  },
  /** From a few days on. */
  'tape-adhesivi': { mostWeeks: 4 },
} as const

/** Lengths that are made to order. */
export const customLengthCm = { least: 30, most: 70 } as const satisfies Range
