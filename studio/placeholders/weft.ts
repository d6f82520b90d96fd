import { hair, tones } from './hair'
import { hanging, row } from './hung'
import { lock, spread } from './pencil'
import { type Scene, seam, walnut } from './props'

export const weft = {
  'weft-machine-sewn-3': (sheet) => {
    const strands = lock(sheet.random, hanging(0, 0, 400, 34, 24))
    return `${walnut(sheet)}<g transform="rotate(-18 300 375)">${seam('M538 250q50-70-20-154')}<g id="r" transform="translate(0 96)">${hair(
      'a',
      strands,
      tones.copper,
      {
        copies: row(spread(110, 484, 7), sheet.random),
        sheen: [0, 0, 0, 420],
        shadow: [14, 18],
      },
    )}${seam('M76 0H518')}</g><use href="#r" x="20" y="154"/></g>`
  },
} satisfies Record<string, Scene>
