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
  'protesi-donna-4': (sheet) => {
    const strands = fall(
      sheet.random,
      300,
      [...dome(160, 70), [170, 340], [188, 440], [196, 530], [200, 620], [150, 700]],
      13,
      { crown: 34, ragged: 0.05, wave: 22 },
    )
    return `${linen(sheet)}<g transform="rotate(-10 300 375)">${hair('a', strands, tones.silver, { copies: ['', squeeze(0.94, 312, 4), squeeze(0.82, 308), squeeze(0.68, 308, 5)], sheen: [0, 70, 0, 700], shadow: [18, 20] })}</g>`
  },
  'protesi-donna-9': (sheet) => {
    const ribbon = 'M-20 600C120 560 150 690 260 670S400 520 470 580 520 720 620 680'
    const cap = 'M44 410Q34 120 190 106T346 410Q200 340 44 410z'
    const strands = lock(sheet.random, {
      spine: [
        [0, 0],
        [3, 140],
        [0, 290],
      ],
      width: [11, 9, 24, 8],
      strands: 8,
    })
    const sample = (tone: Tone, at: string) =>
      shaded(tone, at, line('M-11 32h22M-11 38h22', paper, 3.4))
    return `${walnut(sheet)}<defs>${netting(9)}${unit(strands)}</defs>${shadow(cap)}${net(cap, sand)}<path d="M190 106Q186 230 196 374M94 184Q134 270 128 382M286 184Q256 270 264 382M46 330Q195 240 344 330" stroke="${bronze}" stroke-dasharray="5 4"/>${sample(tones.dark, 'translate(404 112)rotate(4)')}${sample(tones.copper, 'translate(466 120)')}${sample(tones.blonde, 'translate(528 112)rotate(-4)')}<path d="${ribbon}" transform="translate(4 14)" stroke="${espresso}" stroke-width="34" opacity=".12"/>${line(ribbon, bronze, 37)}${line(ribbon, paper, 35)}<path d="${ribbon}" stroke="${bronze}" stroke-width="13" stroke-dasharray="1 9" transform="translate(0-11)" opacity=".8"/>`
  },
  'protesi-donna-10': (sheet) => {
    const strands = fall(
      sheet.random,
      250,
      [...dome(152, 100), [160, 380], [172, 480], [130, 600]],
      12,
      { crown: -30, ragged: 0.05, wave: 6 },
    )
    return `${travertine(sheet)}${hair('a', strands, tones.blonde, { copies: fuller(250), sheen: [0, 100, 0, 600], shadow: [18, 18] })}${rule('translate(532 90)rotate(90)', 580, gold, 12)}`
  },
  'protesi-donna-11': (sheet) => {
    const lines = Array.from({ length: 16 }, (_, index) => {
      const start = sheet.random()
      const radius = 34 + index * 8
      return curve(
        spread(0, 1, 5).map((share): Point => {
          const angle = start + share * 3.6
          const far = radius * (1 + 0.16 * share) + 5 * sheet.random()
          return [Math.cos(angle) * far, Math.sin(angle) * far]
        }),
      )
    }).join('')
    const strands: Strands = { lines, body: 'M-160 0a160 160 0 1 0 320 0 160 160 0 1 0-320 0' }
    const around = (radius: number) =>
      `M${300 - radius} 350a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0`
    const ribbon = 'M-20 690Q140 610 260 660T470 640 620 560'
    return `${linen(sheet)}${shadow(around(236), 16, 22)}${shape(around(236), paper)}${shape(around(222), hairline)}${shape('M98 300l70-110 80 30 70-70 84 66 76 20 26 110 14 70-64 60-20 84-96 4-60 44-74-56-84-10-6-90-30-60z', stone, paper)}<g transform="translate(300 350)">${hair('a', strands, tones.platinum, { copies: [0, 100, 190, 280].map((angle) => `rotate(${angle})`), shadow: [5, 9] })}</g>${line(ribbon, bronze, 18, 0.6)}${line(ribbon, sand, 16)}`
  },
} satisfies Record<string, Scene>
