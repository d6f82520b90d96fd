import { colour, hair, type Lock, lock, mix, round, shaded, spread, tones, unit } from './pencil'
import {
  extra,
  line,
  linen,
  move,
  plate,
  rail,
  rule,
  type Scene,
  seam,
  shadow,
  shape,
  squeeze,
  table,
  teeth,
  tie,
  travertine,
  turn,
  wall,
  walnut,
  wood,
} from './props'

const { paper, sand, hairline, bronze, gold, soft, espresso } = colour

/** A straight lock hanging from `(x, y)`. */
const hanging = (x: number, y: number, length: number, half: number, strands: number): Lock => ({
  spine: [
    [x, y],
    [x + 3, y + length / 2],
    [x, y + length],
  ],
  width: [half, half, half * 0.85],
  strands,
  points: 3,
  ragged: 0.1,
})

/** One lock after another along a seam, every other one mirrored, none quite like the next. */
const row = (xs: readonly number[], random: () => number, y = 0) =>
  xs.map(
    (x, index) => `${move(x, y)}scale(${index % 2 ? -1 : 1} ${round(0.97 + 0.06 * random(), 2)})`,
  )

/** Thread round a bundle that is drawn many times. */
const thread = (half: number, y: number) =>
  line(
    [0, 5, 10].map((down) => `M${-half} ${y + down}q${half} 5 ${2 * half} 0`).join(''),
    paper,
    3.4,
  )

const tapeIn = {
  'tape-in-kit-1': (sheet) => {
    const strands = lock(sheet.random, hanging(300, 190, 440, 13, 9))
    return `${linen(sheet)}${hair('a', strands, tones.dark, {
      copies: spread(29, -29, 20).map((angle) => turn(angle, 300, -330)),
      sheen: [0, 190, 0, 620],
      shadow: [9, 14],
      extra: plate(286, 172, 28, 20),
    })}`
  },
  'tape-in-kit-2': (sheet) => {
    const strands = lock(sheet.random, hanging(0, 150, 470, 32, 20))
    return `${wall(sheet, 90, 300)}${hair('a', strands, tones.brown, {
      copies: [92, 196, 300, 404, 508].map(
        (x, index) => `${move(x, [0, 8, -4, 6, 0][index])}skewX(${[2, -1, 1, -2, 1.5][index]})`,
      ),
      sheen: [0, 150, 0, 620],
      shadow: [20, 10],
      extra: `${plate(-34, 128, 68, 24)}${line('M0 128V92', bronze, 3)}`,
    })}${rail(20, 580, 88)}`
  },
  'tape-in-kit-3': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [150, 110],
        [240, 270],
        [220, 450],
        [360, 600],
        [540, 640],
      ],
      width: [52, 60, 72, 74, 26],
      strands: 20,
      points: 5,
      ragged: 0.14,
    })
    return `${walnut(sheet)}${hair(
      'a',
      strands,
      { ...tones.brown, base: tones.honey.base },
      {
        copies: ['', 'translate(4 3)', 'translate(-3 5)'],
        sheen: [150, 110, 520, 680],
        shine: 0.5,
        tips: bronze,
        shadow: [12, 22],
      },
    )}<g transform="rotate(-28 150 110)">${plate(94, 80, 112, 36)}</g>`
  },
  'tape-in-kit-4': (sheet) => {
    const strands = lock(sheet.random, hanging(0, 130, 500, 42, 24))
    return `${travertine(sheet)}${hair('a', strands, tones.platinum, {
      copies: ['translate(110)', 'translate(230 -14)', 'translate(350 6)'],
      sheen: [0, 130, 0, 640],
      shadow: [14, 16],
      extra: plate(-45, 106, 90, 28),
    })}${rule('translate(520 96)rotate(90)', 568, sand, 9)}`
  },
  'tape-in-kit-5': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [330, -40],
        [300, 300],
        [270, 520],
        [330, 800],
      ],
      width: [50, 92, 130, 150],
      strands: 24,
      points: 3,
      ragged: 0,
    })
    return `${travertine(sheet)}${hair('a', strands, tones.black, {
      copies: ['', 'translate(5 4)', 'translate(-4 6)'],
      sheen: [0, 330, 0, 780],
      shadow: [18, 22],
    })}${shadow('M178 280l270-12 2 92-270 12z', 14, 18)}<g stroke="${bronze}" fill="${paper}" fill-opacity=".66"><path d="M164 262l270-16 4 92-272 14z"/><path d="M178 280l270-12 2 92-270 12z"/></g>${line('M192 294l244-11M194 356l244-11', bronze, 1, 0.5)}${line('M198 304l54-3M198 316l30-2', paper, 4)}`
  },
  'tape-in-kit-6': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [240, 150],
        [248, 340],
        [240, 560],
        [266, 640],
      ],
      width: [62, 70, 78, 46],
      strands: 20,
      ragged: 0.06,
    })
    const box = 'M142 84H372V694H142z'
    return `${linen(sheet)}<g transform="rotate(7 300 375)">${shadow(box, 14, 18)}${shadow('M412 84H560V694H412z')}${shape('M412 84H560V694H412z', paper, hairline)}${line('M424 96H548V682H424z', hairline)}${shape(box, paper)}${shape('M156 98H358V680H156z', hairline, bronze, 0.4)}${hair('a', strands, tones.silver, { copies: ['', 'translate(3 5)'], sheen: [0, 150, 0, 640] })}${shape('M178 128h124v30H178zM182 136h120v30H182z', paper)}${shape('M160 330q84 18 176-4v34q-92 20-176 2z', sand)}${line('M246 344q-62-40-58-2 2 28 58 6 64-44 64-6-2 32-64 4l-24 66M246 348l34 62', bronze, 2)}</g>`
  },
} satisfies Record<string, Scene>

const keratinTips = {
  'keratin-tips-1': (sheet) => {
    const strands = lock(sheet.random, {
      ...hanging(0, 150, 440, 6, 9),
      width: [2, 9, 11, 7],
    })
    return `${wall(sheet, 60, 340)}${hair('a', strands, tones.black, {
      copies: spread(66, 534, 25).map((x) => move(x, 12 * sheet.random())),
      sheen: [0, 150, 0, 600],
      shadow: [16, 10],
      extra: extra('M-4 110h8l-1 44h-6z'),
      tint: gold,
    })}${shape('M30 92H570V126H30z', paper, bronze, 0.6)}${line('M30 117H570', bronze, 1, 0.4)}`
  },
  'keratin-tips-2': (sheet) => {
    const strands = lock(sheet.random, {
      ...hanging(0, 330, 560, 20, 30),
      width: [15, 46, 60, 64],
      points: 3,
    })
    return `${travertine(sheet)}<g transform="rotate(-16 300 375)">${hair(
      'a',
      strands,
      tones.honey,
      {
        copies: [
          'translate(20 -30)',
          'translate(160 14)',
          'translate(300 -20)',
          'translate(440 10)',
          'translate(580 -26)',
        ],
        sheen: [0, 330, 0, 800],
        shadow: [16, 18],
        extra: `${extra('M-19 190q19-10 38 0l-2 152q-17 12-34 0z')}${line('M-9 202v118', paper, 5, 0.7)}`,
        tint: gold,
      },
    )}</g>`
  },
  'keratin-tips-3': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [0, 110],
        [10, 350],
        [0, 660],
      ],
      width: [7, 36, 44, 12],
      strands: 14,
      points: 7,
      wave: { size: 26, turns: 2, loose: 0.7 },
    })
    return `${walnut(sheet)}${hair('a', strands, tones.dark, {
      copies: [
        'translate(140)rotate(4)',
        'translate(144 3)rotate(4)',
        'translate(296 18)scale(-1 1)',
        'translate(300 22)scale(-.9 1)',
        'translate(456 -6)rotate(-3)',
        'translate(460 -2)rotate(-3)',
      ],
      sheen: [0, 110, 0, 640],
      shadow: [14, 12],
      extra: extra('M-8 74h16l-2 42h-12z'),
      tint: gold,
    })}`
  },
  'keratin-tips-4': (sheet) => {
    const strands = lock(sheet.random, {
      ...hanging(0, 40, 690, 20, 26),
      width: [5, 27, 30, 14],
    })
    return `${linen(sheet)}<g transform="rotate(24 300 375)">${rule('translate(434-10)rotate(90)', 770, gold, 10)}${hair(
      'a',
      strands,
      tones.copper,
      {
        copies: ['translate(160 14)', 'translate(248)', 'translate(336 20)'],
        sheen: [0, 40, 0, 730],
        shadow: [14, 8],
        extra: extra('M-7 4h14l-2 42h-10z'),
      },
    )}</g>`
  },
} satisfies Record<string, Scene>

const bulk = {
  'bulk-human-hair-1': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [92, 96],
        [160, 190],
        [280, 380],
        [380, 520],
        [530, 650],
      ],
      width: [36, 30, 80, 86, 34],
      strands: 18,
      points: 5,
      ragged: 0.12,
    })
    return `${linen(sheet)}${hair('a', strands, tones.dark, {
      copies: ['', 'translate(4-3)', 'translate(-3 5)'],
      sheen: [100, 100, 500, 650],
      shadow: [12, 24],
    })}${tie('translate(134 154)rotate(-36)', 32)}`
  },
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
  'bulk-human-hair-3': (sheet) => {
    const strands = lock(sheet.random, {
      spine: [
        [170, 640],
        [150, 540],
        [170, 280],
        [310, 140],
        [440, 270],
        [450, 480],
        [500, 650],
      ],
      width: [36, 30, 66, 76, 74, 62, 20],
      strands: 14,
      points: 6,
    })
    return `${walnut(sheet, true)}${hair('a', strands, tones.brown, {
      copies: ['', 'translate(5 4)', 'translate(-3 3)'],
      sheen: [160, 600, 480, 200],
      shine: 0.6,
      shadow: [16, 20],
    })}${tie('translate(154 566)rotate(-6)', 36)}`
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

const weft = {
  'weft-machine-sewn-1': (sheet) => {
    const strands = lock(sheet.random, hanging(0, 140, 470, 36, 26))
    return `${wall(sheet, 100, 340)}${hair('a', strands, tones.ash, {
      copies: row(spread(112, 488, 7), sheet.random),
      sheen: [0, 140, 0, 610],
      shadow: [22, 10],
    })}${seam('M76 138H524')}${rail(-10, 610, 84)}${line('M96 136V80M300 136V80M504 136V80', bronze, 2.4)}`
  },
  'weft-machine-sewn-2': (sheet) => {
    const strands = lock(sheet.random, { ...hanging(0, 210, 640, 62, 16), points: 3 })
    return `${linen(sheet)}<defs><pattern id="p" width="22" height="60" y="168" patternUnits="userSpaceOnUse"><path d="M0 8l11 40 11-40" stroke="${sand}" stroke-width="4"/><path d="M0 6h14M0 50h14" stroke="${paper}" stroke-width="5"/></pattern></defs><g transform="rotate(-7 300 200)">${hair(
      'a',
      strands,
      tones.golden,
      {
        copies: row(spread(-40, 640, 7), sheet.random).concat(row(spread(0, 680, 7), sheet.random)),
        sheen: [0, 200, 0, 820],
        shadow: [10, 26],
      },
    )}${shape('M-60 166H680V224H-60z', mix(bronze, gold, 0.6))}<path d="M-60 168H680V226H-60z" fill="url(#p)"/></g>`
  },
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

export const extensions = { ...tapeIn, ...keratinTips, ...bulk, ...weft }
