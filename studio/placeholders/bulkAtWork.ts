import { hair, shaded, tones, unit } from './hair'
import { colour, lock, spread } from './pencil'
import { line, linen, move, type Scene, shadow, shape, tie, travertine, wood } from './props'

const { paper, hairline, bronze, espresso } = colour

/** Bulk hair being hackled, weighed, matched and packed. */
export const bulkAtWork = {
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
