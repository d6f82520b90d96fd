import { hair, tones } from './hair'
import { hanging, thread } from './hung'
import { colour, lock, round, spread } from './pencil'
import { linen, move, rule, type Scene, shadow, shape, travertine, walnut, wood } from './props'

const { sand, hairline, bronze, soft } = colour

/** Bulk hair as it comes: hung, in bundles, in its lengths. */
export const bulk = {
  'bulk-human-hair-4': (sheet) => {
    const strands = lock(sheet.random, {
      ...hanging(0, 90, 560, 30, 26),
      width: [28, 21, 46, 50, 46, 18],
    })
    return `${travertine(sheet)}${hair('a', strands, tones.blonde, {
      copies: [84, 192, 300, 408, 516].map(
        (x, index) => `${move(x, [6, -8, 4, -4, 8][index])}${index % 2 ? 'scale(-1 1)' : ''}`,
      ),
      sheen: [0, 90, 0, 660],
      shadow: [12, 16],
      extra: thread(25, 146),
    })}`
  },
  'bulk-human-hair-5': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [300, 60],
        [300, 300],
        [310, 520],
        [240, 720],
      ],
      width: [110, 122, 112, 30],
      strands: 19,
      ragged: 0.1,
    })
    const pins = spread(192, 306, 7)
      .map((y) => `M128 ${round(y)}H488`)
      .join('')
    const mat = 'M108 150H500V340H108z'
    return `${walnut(sheet)}${hair('a', strands, tones.black, {
      copies: ['', 'translate(4 3)', 'translate(-3 5)'],
      sheen: [0, 200, 0, 750],
      shine: 0.62,
      shadow: [18, 14],
    })}<path d="M84 140H492V328H84z" fill="${hairline}" stroke="${bronze}" transform="rotate(-2 290 230)"/>${shadow(mat)}${shape(mat, sand)}${shape('M108 150H500V168H108zM108 322H500V340H108z', wood)}<path d="${pins}" stroke="${soft}" stroke-width="2.4" stroke-dasharray="2.4 9.6"/>`
  },
  'bulk-human-hair-6': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [250, -60],
        [280, 160],
        [300, 380],
        [330, 820],
      ],
      width: [190, 132, 118, 250],
      strands: 21,
      points: 4,
      ragged: 0,
    })
    const wraps = spread(250, 390, 11)
      .map((y) => `M160 ${round(y)}q140 44 270-14`)
      .join('')
    const loose = 'M424 300q70 30 60 120t40 150'
    return `${linen(sheet)}${hair('a', strands, tones.copper, {
      copies: ['', 'translate(5 2)', 'translate(-5 3)'],
      sheen: [0, 0, 0, 750],
      shine: 0.76,
      shadow: [24, 14],
    })}<defs><path id="w" d="${wraps}${loose}"/></defs><g stroke="${bronze}"><use href="#w" stroke-width="14.5"/><use href="#w" stroke="${sand}" stroke-width="12"/><use href="#w" stroke-width="12" stroke-dasharray="1 6" opacity=".45"/></g>`
  },
  'bulk-human-hair-7': (sheet) => {
    const strands = lock(sheet.random, {
      ...hanging(0, 0, 600, 30, 24),
      width: [20, 16, 36, 38, 36, 14],
    })
    return `${linen(sheet)}${rule('translate(84 70)rotate(90)', 640, sand, 9)}${hair(
      'a',
      strands,
      tones.golden,
      {
        copies: [30, 40, 50, 60, 70].map(
          (length, index) => `translate(${146 + index * 94} 82)scale(1 ${round(length / 67, 2)})`,
        ),
        sheen: [0, 0, 0, 600],
        shadow: [12, 14],
        extra: thread(19, 56),
      },
    )}`
  },
} satisfies Record<string, Scene>
