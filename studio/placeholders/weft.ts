import { hair, tones } from './hair'
import { hanging, row } from './hung'
import { colour, lock, spread } from './pencil'
import { rule, type Scene, seam, shape, travertine, walnut } from './props'

const { sand, gold, soft, espresso } = colour

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
  'weft-machine-sewn-4': (sheet) => {
    const strands = lock(sheet.random, hanging(0, 110, 560, 43, 18))
    const clip = `${shape('M-34 98q34-16 68 0l-3 14h-62z', sand, soft)}<path d="M-27 121h58" stroke="${sand}" stroke-width="18" stroke-dasharray="2 5"/>`
    return `${travertine(sheet)}${hair('a', strands, tones.black, {
      copies: row(spread(90, 396, 6), sheet.random),
      sheen: [0, 110, 0, 680],
      shadow: [14, 14],
    })}${seam('M46 108H440', espresso)}<g id="k" transform="translate(104 12)">${clip}</g><use href="#k" x="139"/><use href="#k" x="278"/>${rule('translate(540 90)rotate(90)', 610, gold, 8.5)}`
  },
} satisfies Record<string, Scene>
