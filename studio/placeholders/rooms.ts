import { colour, hair, lock, type Point, round, shaded, spread, tones, tufts, unit } from './pencil'
import {
  fill,
  line,
  linen,
  rail,
  type Scene,
  type Sheet,
  scissors,
  seam,
  shadow,
  shape,
  stone,
  table,
  teeth,
  tie,
  travertine,
  wall,
  walnut,
  wood,
} from './props'

const { paper, sand, hairline, bronze, gold, soft, espresso } = colour

const house = {
  hero: (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [500, -80],
        [490, 130],
        [400, 330],
        [410, 520],
        [270, 700],
      ],
      width: [150, 160, 150, 110, 10],
      strands: 17,
      points: 5,
      stray: 0.16,
      ragged: 0.1,
    })
    return `${wall(sheet, 30, 200)}${hair('a', strands, tones.golden, {
      copies: [
        '',
        'translate(13 4)',
        'translate(-11 7)',
        'translate(23 -3)',
        'translate(-21 -5)',
        'translate(5 -9)',
      ],
      sheen: [0, 0, 0, 720],
      shine: 0.42,
      shadow: [-40, 28],
    })}`
  },

  salon: (sheet) => {
    const chair = `${line('M225 420V520', gold, 12)}${line('M230 420V520', bronze)}<ellipse cx="225" cy="526" rx="66" ry="11" fill="${gold}" stroke="${bronze}"/>${line('M184 470h82', gold, 5)}${shape('M178 318q-8-50 46-52 54 2 48 52l-8 74h-76z', wood)}${line('M188 322q36-12 74 0M190 356q36-10 70 0', bronze, 1, 0.6)}${shape('M164 376q60 20 122 0l-4 42q-56 14-114 0z', bronze)}${line('M160 344q-10 26 6 34M290 344q10 26-6 34', espresso, 6, 0.7)}`
    return `${wall(sheet, 50, 130)}<path d="M0 516H750V600H0z" fill="${wood}"/>${line('M0 516H750M0 504H750', bronze, 1, 0.5)}<ellipse cx="504" cy="210" rx="96" ry="150" fill="${espresso}" opacity=".09"/><ellipse cx="494" cy="200" rx="96" ry="150" fill="${hairline}" stroke="${gold}" stroke-width="8"/><ellipse cx="494" cy="200" rx="91" ry="145" stroke="${bronze}"/><path d="M418 254l62-30v102q-40-8-62-72zM490 219l62-31v114q-24 26-62 28zM418 234V132l62-30v102zM490 199V97l62-31v102z" fill="${stone}" opacity=".8"/>${line('M374 388H624', bronze, 8)}${line('M388 392V516M610 392V516', bronze, 3)}${shape('M584 384v-36q0-9 6-12v-20h10v20q6 3 6 12v36z', gold)}${line('M546 384v-42M553 384v-58M560 384v-48', bronze, 3)}${shape('M396 384q2-16 34-16t36 16z', paper)}<g transform="translate(-66 -94)scale(1.2)">${chair}</g>`
  },

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

/** One tuft of a braid or a knot. */
const tuft = ({ random }: Sheet, spine: readonly Point[], width: readonly number[], strands = 8) =>
  lock(random, { spine, width, strands, stray: 0.04, ragged: 0.02 })

const lifestyleScenes = {
  'lifestyle-1': (sheet) => {
    const lobe = tuft(
      sheet,
      [
        [-40, -62],
        [20, -58],
        [76, -18],
        [116, 54],
      ],
      [20, 38, 40, 12],
    )
    const end = lock(sheet.random, {
      spine: [
        [590, 330],
        [640, 340],
        [680, 372],
        [740, 360],
      ],
      width: [12, 26, 30, 6],
      strands: 7,
      ragged: 0.14,
    })
    const steps = spread(0, 10, 11).map((step) => {
      const size = round(1.12 - step * 0.045, 2)
      return `translate(${round(-20 + step * 62 - step * step * 0.9)} ${round(190 + step * 14)})scale(${size} ${step % 2 ? -size : size})`
    })
    return `${linen(sheet)}<path d="M-60 130Q300 170 600 320L590 350Q300 290-60 280z" transform="translate(6 30)" fill="${espresso}" opacity=".1"/>${line('M-40 190Q300 236 596 330', tones.copper.base, 70)}${hair('e', end, tones.copper, { shadow: [6, 16] })}${tufts('a', lobe, tones.copper, steps)}${tie('translate(600 332)rotate(100)', 22)}`
  },
  'lifestyle-2': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [-30, 250],
        [200, 244],
        [500, 256],
        [790, 250],
      ],
      width: [340, 330, 345, 330],
      strands: 19,
      points: 8,
      ragged: 0,
      stray: 0.04,
      wave: { size: 58, turns: 1.75, loose: 0.9 },
    })
    return `${fill(sheet, tones.honey.base)}${hair('a', { ...strands, body: '' }, tones.honey, { copies: ['', 'translate(6 7)', 'translate(-8 14)', 'translate(3 21)', 'translate(-5 -8)', 'translate(9 28)', 'translate(-12 -15)'], wash: 1, sheen: [0, 0, 750, 60], shine: 0.45 })}`
  },
  'lifestyle-3': (sheet) => {
    const crescent = tuft(
      sheet,
      [
        [-128, 44],
        [-104, -76],
        [0, -124],
        [104, -76],
        [124, 40],
      ],
      [4, 40, 56, 42, 4],
      11,
    )
    const ends = lock(sheet.random, {
      spine: [
        [330, 330],
        [220, 420],
        [130, 380],
        [-40, 450],
      ],
      width: [34, 22, 16, 8],
      strands: 10,
      points: 5,
    })
    return `${travertine(sheet)}${hair('b', ends, tones.black, { shadow: [6, 16] })}<circle cx="412" cy="268" r="172" fill="${espresso}" opacity=".1"/><g transform="translate(400 244)scale(1.12 1)"><circle r="70" fill="${tones.black.base}"/>${tufts('a', crescent, tones.black, ['rotate(150)', 'rotate(40)', 'rotate(-80)', 'rotate(200)scale(.74)', 'rotate(80)scale(.74)', 'rotate(-40)scale(.74)', 'rotate(140)scale(.46)', 'rotate(0)scale(.46)'])}</g>`
  },
  'lifestyle-4': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [120, -50],
        [220, 130],
        [400, 260],
        [620, 320],
        [820, 470],
      ],
      width: [30, 64, 120, 150, 110],
      strands: 20,
      points: 5,
      ragged: 0.08,
    })
    return `${linen(sheet, 3)}${hair('a', strands, tones.platinum, { copies: ['', 'translate(5 9)', 'translate(-6 14)'], sheen: [140, 0, 720, 420], shadow: [10, 26] })}`
  },
  'lifestyle-5': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [-40, 250],
        [250, 246],
        [500, 254],
        [790, 250],
      ],
      width: [186, 176, 184, 178],
      strands: 13,
      points: 3,
      ragged: 0,
      stray: 0.05,
    })
    const back = 'M514 36h12q28 0 28 28v372q0 28-28 28h-12z'
    return `${linen(sheet)}${hair('a', strands, tones.brown, { copies: ['', 'translate(0 5)', 'translate(0 11)', 'translate(0 17)', 'translate(0-5)'], sheen: [0, 0, 750, 0], shine: 0.3, shadow: [0, 22] })}<g transform="rotate(3 480 250)">${shadow('M420 66H520V434H420z', 6, 9)}${teeth('M470 60V440', 104, bronze, 10, 11)}${teeth('M470 61V440', 102, gold, 8, 13)}${shape(back, gold)}${line('M540 66V434', bronze, 1, 0.5)}</g>`
  },
  'lifestyle-6': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [0, 66],
        [3, 220],
        [0, 400],
      ],
      width: [12, 28, 34, 12],
      strands: 12,
      ragged: 0.08,
    })
    const { black, dark, brown, copper, golden, honey, blonde, platinum, silver } = tones
    return `${walnut(sheet, true)}<defs>${unit(strands)}<path id="t" d="M-14 44h28v30h-28zM0 52v-18" fill="${gold}" stroke="${bronze}"/></defs><g transform="translate(375 56)">${[
      black,
      dark,
      brown,
      copper,
      golden,
      honey,
      blonde,
      platinum,
      silver,
    ]
      .map((tone, index) => shaded(tone, `rotate(${66 - index * 16.5})`, '<use href="#t"/>'))
      .join(
        '',
      )}<circle r="36" stroke="${bronze}" stroke-width="8"/><circle r="36" stroke="${gold}" stroke-width="6"/></g>`
  },
} satisfies Record<string, Scene>

export const rooms = { ...house, ...lifestyleScenes }
