import { hair, shaded, tones, unit } from './hair'
import { colour, lock, spread } from './pencil'
import { line, linen, move, type Scene, shadow, shape, tie, travertine, wood } from './props'

const { paper, hairline, bronze, espresso } = colour

/** Bulk hair being hackled, weighed, matched and packed. */
export const bulkAtWork = {
} satisfies Record<string, Scene>
