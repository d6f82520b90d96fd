import { colour, round, spread } from './pencil'
import { fill, line, type Scene, shape, wood } from './props'

const { paper, sand, hairline, bronze } = colour

export const house = {
  map: (sheet) => {
    const { random } = sheet
    const streets = (from: number, to: number, count: number) =>
      spread(from, to, count).map((place) => round(place + 26 * random()))
    const down = streets(-60, 860, 12).map((x) => `M${x}-90V500`)
    const across = streets(-60, 440, 8).map((y) => `M-90 ${y}H900`)
    const avenue = 'M-40 372C180 330 300 280 410 180S640 20 860-60'
    const park = 'M452 214h150v104h-150z'
    return `${fill(sheet, sand)}<g transform="rotate(-7 400 200)">${line([...down, ...across].join(''), paper, 8)}${line(park, paper, 18)}${shape(park, wood, bronze, 0.4)}<path d="M466 232h124M472 252h118M466 272h124M472 292h118M466 308h120" stroke="${bronze}" stroke-width="7" stroke-dasharray="0 19" stroke-linecap="round" opacity=".3"/>${line('M452 318L602 214', paper, 3)}</g>${line(avenue, hairline, 25)}${line(avenue, paper, 22)}`
  },
} satisfies Record<string, Scene>
