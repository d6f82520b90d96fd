import { hair, tones, tufts } from './hair'
import { colour, lock, type Point, round, spread } from './pencil'
import { line, linen, type Scene, type Sheet, tie } from './props'

const { espresso } = colour

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
} satisfies Record<string, Scene>
