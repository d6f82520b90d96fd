import { hair, shaded, tones, tufts, unit } from './hair'
import { colour, lock, type Point, round, spread } from './pencil'
import {
  line,
  linen,
  type Scene,
  type Sheet,
  shadow,
  shape,
  teeth,
  tie,
  travertine,
  walnut,
} from './props'

const { bronze, gold, espresso } = colour

/** One tuft of a braid or a knot. */
const tuft = ({ random }: Sheet, spine: readonly Point[], width: readonly number[], strands = 8) =>
  lock(random, { spine, width, strands, stray: 0.04, ragged: 0.02 })

export const lifestyle = {
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
