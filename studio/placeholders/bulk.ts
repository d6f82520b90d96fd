import { hair, tones } from './hair'
import { hanging, thread } from './hung'
import { colour, lock, round, spread } from './pencil'
import { linen, move, rule, type Scene, shadow, shape, travertine, walnut, wood } from './props'

const { sand, hairline, bronze, soft } = colour

/** Bulk hair as it comes: hung, in bundles, in its lengths. */
export const bulk = {
} satisfies Record<string, Scene>
