import { hair, shaded, type Tone, tones, unit } from './hair'
import { dome, fall, fuller } from './heads'
import { colour, curve, lock, type Point, type Strands, spread } from './pencil'
import {
  line,
  linen,
  net,
  netting,
  rule,
  type Scene,
  shadow,
  shape,
  squeeze,
  stone,
  travertine,
  walnut,
} from './props'

const { paper, sand, hairline, bronze, gold, espresso } = colour

export const womens = {
} satisfies Record<string, Scene>
