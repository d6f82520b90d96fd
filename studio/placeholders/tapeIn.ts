import { hair, tones } from './hair'
import { hanging } from './hung'
import { colour, lock } from './pencil'
import { line, linen, plate, rule, type Scene, shadow, shape, travertine } from './props'

const { paper, sand, hairline, bronze } = colour

export const tapeIn = {
} satisfies Record<string, Scene>
