import { hair, tones } from './hair'

import { colour, lock } from './pencil'
import { extra, type Scene, walnut } from './props'

const { gold } = colour

export const keratinTips = {
  'keratin-tips-3': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [0, 110],
        [10, 350],
        [0, 660],
      ],
      width: [7, 36, 44, 12],
      strands: 14,
      points: 7,
      wave: { size: 26, turns: 2, loose: 0.7 },
    })
    return `${walnut(sheet)}${hair('a', strands, tones.dark, {
      copies: [
        'translate(140)rotate(4)',
        'translate(144 3)rotate(4)',
        'translate(296 18)scale(-1 1)',
        'translate(300 22)scale(-.9 1)',
        'translate(456 -6)rotate(-3)',
        'translate(460 -2)rotate(-3)',
      ],
      sheen: [0, 110, 0, 640],
      shadow: [14, 12],
      extra: extra('M-8 74h16l-2 42h-12z'),
      tint: gold,
    })}`
  },
} satisfies Record<string, Scene>
