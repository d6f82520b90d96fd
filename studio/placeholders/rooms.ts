import { hair, tones } from './hair'
import { colour, lock, round, spread } from './pencil'
import {
  fill,
  line,
  linen,
  rail,
  type Scene,
  scissors,
  seam,
  shape,
  table,
  teeth,
  wall,
  wood,
} from './props'

const { paper, sand, hairline, bronze, soft, espresso } = colour

export const house = {
  laboratory: (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [0, 104],
        [3, 220],
        [0, 350],
      ],
      width: [56, 56, 48],
      strands: 13,
      stray: 0.05,
      points: 3,
      ragged: 0.1,
    })
    const spool = `<g id="o">${shape('M400 470h46v54h-46z', sand)}${line('M400 482h46M400 494h46M400 506h46', bronze, 1, 0.5)}${shape('M394 460h58v10h-58zM394 522h58v10h-58z', wood)}</g><use href="#o" x="78"/>`
    return `${wall(sheet, 280, 270)}${rail(30, 570, 70)}${hair('a', strands, tones.brown, {
      copies: [120, 300, 480].flatMap((x, index) => {
        const long = [1, 1.1, 0.9][index]
        return [`translate(${x})scale(1 ${long})`, `translate(${x})scale(-1 ${long})`]
      }),
      shadow: [16, 8],
      extra: `${seam('M-58 104H58')}${line('M-46 104V66M46 104V66', bronze, 2)}`,
    })}${table(sheet, 532)}${line('M0 580Q300 570 600 584M0 690Q300 676 600 696', bronze, 1, 0.35)}<path d="M60 532h236l22 24H80zM400 532h130l20 18H420z" fill="${espresso}" opacity=".1"/>${teeth('M74 468H268', 76, soft, 2.5, 10)}${shape('M56 500H284l8 44H48z', bronze)}${spool}${scissors('translate(330 630)rotate(-74)scale(.9)')}`
  },

  'weft-hero': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [560, 70],
        [520, 210],
        [400, 350],
        [180, 430],
        [-60, 440],
      ],
      width: [172, 150, 112, 84, 76],
      strands: 18,
      points: 5,
      stray: 0.08,
      ragged: 0,
    })
    return `${linen(sheet)}${hair('a', strands, tones.brown, {
      copies: ['', 'translate(5 7)', 'translate(-4 12)'],
      sheen: [560, 60, 40, 440],
      shadow: [18, 34],
    })}<g transform="rotate(14 560 70)">${line('M386 72H734', espresso, 9, 0.25)}${seam('M386 66H734')}</g>`
  },

  map: (sheet) => {
    const { random } = sheet
    const streets = (from: number, to: number, count: number) =>
      spread(from, to, count).map((place) => round(place + 26 * random()))
    const down = streets(-60, 860, 12).map((x) => `M${x}-90V500`)
    const across = streets(-60, 440, 8).map((y) => `M-90 ${y}H900`)
    const avenue = 'M-40 372C180 330 300 280 410 180S640 20 860-60'
    const park = 'M452 214h150v104h-150z'
    return `${fill(sheet, sand)}<g transform="rotate(-7 400 200)">${line([...down, ...across].join(''), paper, 8)}${line(park, paper, 18)}${shape(park, wood, bronze, 0.4)}<path d="M466 232h124M472 252h118M466 272h124M472 292h118M466 308h120" stroke="${bronze}" stroke-width="7" stroke-dasharray="0 19" stroke-linecap="round" opacity=".3"/>${line('M452 318L602 214', paper, 3)}</g>${line(avenue, hairline, 25)}${line(avenue, paper, 22)}<circle cx="410" cy="180" r="30" fill="${bronze}" opacity=".14"/><circle cx="410" cy="180" r="10" fill="${bronze}"/><circle cx="410" cy="180" r="3.5" fill="${paper}"/>`
  },
} satisfies Record<string, Scene>
