import { hair, mix, tones } from './hair'
import { colour, lock, round, spread } from './pencil'
import { line, linen, type Scene, shadow, shape, travertine, walnut } from './props'

const { paper, hairline, bronze, gold, espresso } = colour

const amber = mix(gold, bronze, 0.6)

/** A keratin stick, lying along x from the origin. */
const stick = (length: number, tint: string, edge: string) =>
  `<rect width="${length}" height="36" rx="10" fill="${tint}" stroke="${edge}"/>${line(`M14 10H${length - 20}`, paper, 4, 0.7)}${line(`M10 28H${length - 10}`, edge, 2, 0.5)}`

export const glue = {
  'italian-keratine-glue-2': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [-40, 300],
        [160, 390],
        [420, 360],
        [650, 470],
      ],
      width: [28, 44, 50, 32],
      strands: 13,
      points: 5,
      ragged: 0,
    })
    const sticks = spread(0, 5, 6)
      .map((step) => `<use href="#b" x="${[0, 12, -6, 8, 2, -8][step]}" y="${step * 84}"/>`)
      .join('')
    return `${linen(sheet)}<defs><g id="b">${shadow('M6 0H480V36H6z', 14, -12)}${stick(470, espresso, espresso)}</g></defs><g transform="translate(538 140)rotate(90)">${sticks}</g>${hair('a', strands, tones.black, { copies: ['', 'translate(2 5)'], sheen: [0, 0, 600, 0], shadow: [6, 20] })}`
  },
  'italian-keratine-glue-3': (sheet) => {
    const { random } = sheet
    const inside = spread(-8, 8, 17).flatMap((rank) =>
      spread(-8, 8, 17).map((place) => {
        const x = (place + (rank % 2 ? 0.5 : 0)) * 27 + 9 * random()
        const y = rank * 24 + 9 * random()
        return Math.hypot(x, y) < 176 ? `M${round(290 + x)} ${round(320 + y)}h0` : ''
      }),
    )
    const strewn =
      'M466 604h0M512 640h0M436 660h0M536 570h0M396 618h0M492 696h0M120 636h0M160 662h0'
    const round2 = (radius: number) =>
      `M${290 - radius} 320a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0`
    return `${travertine(sheet)}${shadow(round2(222), 18, 26)}${shape(round2(222), gold)}${shape(round2(206), mix(gold, paper, 0.5))}${shape(round2(196), amber)}<defs><path id="g" d="${inside.join('')}${strewn}" stroke-linecap="round"/></defs><use href="#g" x="3" y="5" stroke="${espresso}" stroke-width="22" opacity=".14"/><use href="#g" stroke="${bronze}" stroke-width="22"/><use href="#g" stroke="${mix(gold, paper, 0.3)}" stroke-width="20"/><use href="#g" x="-3" y="-4" stroke="${paper}" stroke-width="8"/>`
  },
  'glue-macro': (sheet) => {
    const drop =
      'M206-10V210Q206 262 258 290 288 308 290 360 292 404 250 462 206 530 232 592 252 636 300 638 348 636 368 592 394 530 350 462 308 404 310 360 312 308 342 290 394 262 394 210V-10'
    const { lines } = lock(sheet.random, {
      spine: [
        [300, -20],
        [300, 200],
        [300, 360],
        [300, 520],
        [300, 600],
      ],
      width: [70, 62, 6, 44, 20],
      strands: 9,
      points: 5,
      ragged: 0.02,
      stray: 0,
    })
    const stop = (offset: number, tint: string, opacity: number) =>
      `<stop offset="${offset}" stop-color="${tint}" stop-opacity="${opacity}"/>`
    return `<path d="M0 0H600V750H0z" fill="${espresso}"/><defs><radialGradient id="h" cx=".52" cy=".68" r=".6">${stop(0, gold, 0.5)}${stop(0.4, bronze, 0.32)}${stop(1, espresso, 0)}</radialGradient><linearGradient id="d">${stop(0, gold, 0.75)}${stop(0.3, bronze, 0.7)}${stop(0.72, gold, 0.62)}${stop(1, gold, 0.95)}</linearGradient></defs><path d="M0 0H600V750H0z" fill="url(#h)"/><path d="${drop}" fill="url(#d)" stroke="${gold}" stroke-width="1.6"/>${line(lines, espresso, 1, 0.28)}<g stroke="${paper}" stroke-linecap="round"><path d="M234-10V196q2 22 20 38" stroke-width="5" opacity=".55"/><path d="M252 506q-18 42 0 76" stroke-width="6"/><path d="M272 602q12 14 30 16" stroke-width="3"/><path d="M350 560q4-26-8-50" stroke-width="2" opacity=".6"/></g>`
  },
} satisfies Record<string, Scene>

export const tapes = {
  'tape-adhesivi-1': (sheet) => {
    const tabs = spread(176, 560, 6)
      .flatMap((y) => [150, 258, 366].map((x) => `M${x} ${round(y)}h84v40h-84z`))
      .join('')
    const sheetEdge = 'M112 110H488V660H112z'
    return `${linen(sheet)}<g transform="rotate(-5 300 375)">${shadow(sheetEdge, 12, 18)}${shape(sheetEdge, paper)}${shape(tabs, mix(gold, paper, 0.3))}<path d="${tabs}" transform="translate(6 7)" stroke="${paper}" stroke-width="2" opacity=".7"/>${shape('M366 253h84v40h-84z', hairline, paper)}${shadow('M366 293q60-4 84-40t60-44l-4 44q-36 6-56 36t-60 20z', 8, 14)}${shape('M366 253q34-2 52-34t72-58l24 32q-50 20-66 60t-82 40z', mix(gold, paper, 0.3))}${line('M378 264q34-6 50-36t62-52', paper, 3, 0.9)}</g>`
  },
  'tape-adhesivi-3': (sheet) => {
    const strip = 'M-190 46Q0-96 190 46L168 80Q0-44-168 80z'
    const copies = spread(96, 586, 6)
      .map((y, index) => {
        const [x = 0, angle = 0] =
          [
            [-14, -2],
            [22, 3],
            [-6, -1],
            [16, 2],
            [-24, -4],
            [10, 1],
          ][index] ?? []
        return `<use href="#a" transform="translate(${300 + x} ${y})rotate(${angle})"/>`
      })
      .join('')
    return `${walnut(sheet, true)}<defs><g id="a">${shadow(strip, 8, 14)}${shape(strip, paper)}${line('M-170 56Q0-68 170 56', hairline, 3)}</g></defs><g transform="rotate(-16 300 375)">${copies}</g>`
  },
} satisfies Record<string, Scene>
