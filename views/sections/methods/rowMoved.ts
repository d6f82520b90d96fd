import type { Wear } from '../../../src/shared/lineFigures'

/** How often a sewn row of weft is unpicked and sewn again nearer the root; the weft itself lasts longer. */
export const rowMoved: Wear = { least: 6, most: 8, unit: 'week' }
