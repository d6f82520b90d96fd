import { hair, shaded, tones, unit } from './hair'
import { hanging, thread } from './hung'
import { colour, lock, round, spread } from './pencil'
import {
  line,
  linen,
  move,
  rule,
  type Scene,
  shadow,
  shape,
  squeeze,
  table,
  teeth,
  tie,
  travertine,
  wall,
  walnut,
  wood,
} from './props'

const { paper, sand, hairline, bronze, gold, soft, espresso } = colour

export const bulk = {
  'bulk-human-hair-2': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [300, 120],
        [300, 180],
        [306, 420],
        [296, 690],
      ],
      width: [26, 28, 88, 26],
      strands: 12,
      points: 8,
      wave: { size: 20, turns: 2.4, loose: 0.9 },
    })
    return `${wall(sheet, 20, 320)}<circle cx="300" cy="50" r="19" fill="${gold}" stroke="${bronze}"/>${line('M300 150V64', gold, 7)}${line('M303.5 150V64', bronze)}${hair(
      'a',
      strands,
      tones.brown,
      {
        copies: ['', squeeze(0.85, 302, 3), squeeze(0.66, 303), squeeze(0.4, 304, 2)],
        sheen: [0, 120, 0, 690],
        shadow: [36, 16],
      },
    )}${tie('translate(300 160)', 29)}`
  },
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
  'bulk-human-hair-8': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [-60, 300],
        [120, 372],
        [300, 384],
        [450, 390],
        [530, 520],
        [536, 700],
      ],
      width: [46, 44, 46, 44, 50, 26],
      strands: 12,
      points: 6,
    })
    return `${wall(sheet, 260, 190)}${table(sheet, 560)}${teeth('M138 370H488', 240, soft, 2.6, 17.4)}${hair(
      'a',
      strands,
      tones.honey,
      {
        copies: ['', 'translate(3 6)'],
        sheen: [0, 300, 560, 640],
        shine: 0.45,
        shadow: [14, 22],
      },
    )}${teeth('M128 380H478', 240, soft, 2.6, 17.4)}${shape('M92 500H508l20 60H72z', bronze)}${line('M84 528H516', paper, 1, 0.4)}`
  },
  'bulk-human-hair-9': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [420, 520],
        [300, 590],
        [180, 540],
        [240, 480],
        [370, 490],
        [390, 540],
        [290, 556],
        [250, 524],
      ],
      width: [14, 20, 22, 20, 20, 18, 14, 8],
      strands: 12,
      points: 9,
    })
    return `${wall(sheet, 60, 260)}${table(sheet, 660)}${line('M120 128H480', gold, 8)}${line('M120 132H480', bronze)}${line('M300 128V-9', gold, 6)}<circle cx="300" cy="128" r="15" fill="${gold}" stroke="${bronze}"/>${line('M300 132L138 548M300 132L462 548M300 132L318 500', bronze, 1.2, 0.8)}<ellipse cx="308" cy="676" rx="150" ry="16" fill="${espresso}" opacity=".12"/>${shape('M120 546q10 84 180 84t180-84', gold)}<ellipse cx="300" cy="546" rx="180" ry="58" fill="${sand}" stroke="${bronze}"/><ellipse cx="300" cy="550" rx="166" ry="50" fill="${gold}" opacity=".5"/>${hair('a', { ...strands, body: '' }, tones.silver, { copies: ['', 'translate(2-9)', 'translate(-2-18)'], wash: 9, shadow: [4, 10] })}`
  },
  'bulk-human-hair-10': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [70, 0],
        [120, 0],
        [330, -6],
        [560, 4],
      ],
      width: [14, 11, 30, 9],
      strands: 18,
      ragged: 0.1,
    })
    const { black, dark, brown, ash, copper, honey, blonde, platinum } = tones
    const rows = spread(96, 654, 8)
    return `${linen(sheet)}<defs>${unit(strands)}</defs>${line('M114 60V716', espresso, 22, 0.08)}${[
      black,
      dark,
      brown,
      ash,
      copper,
      honey,
      blonde,
      platinum,
    ]
      .map((tone, index) => shaded(tone, move(5 * sheet.random(), rows[index])))
      .join(
        '',
      )}${shape('M98 50h22v656h-22z', paper)}<path d="M109 56V702" stroke="${bronze}" stroke-dasharray="7 5" opacity=".6"/>`
  },
  'bulk-human-hair-11': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [300, 130],
        [296, 190],
        [304, 400],
        [296, 620],
      ],
      width: [42, 34, 84, 66],
      strands: 17,
    })
    const box = 'M120 60H480V690H120z'
    return `${travertine(sheet)}<g transform="rotate(-6 300 375)">${shadow(box, 16, 20)}${shape(box, hairline)}${shape('M140 80H460V670H140z', wood)}${hair('a', strands, tones.copper, { copies: ['', 'translate(3 4)'], sheen: [0, 130, 0, 620] })}${tie('translate(297 182)', 38)}<path d="M140 380l120-30 90 40 110-50V670H140zM140 380l70 30-30 260M350 390l-40 280M460 340l-60 90 20 240" fill="${paper}" fill-opacity=".7" stroke="${hairline}" stroke-width="2"/>${line('M140 496H460M308 350V670M308 496q-70-50-66-8 4 34 66 8 66-48 68-6-4 36-68 6l-30 74M308 496l40 70', bronze, 3)}</g>`
  },
} satisfies Record<string, Scene>
