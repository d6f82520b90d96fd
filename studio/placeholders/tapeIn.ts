import { hair, tones } from './hair'
import { hanging } from './hung'
import { colour, lock } from './pencil'
import { line, linen, plate, rule, type Scene, shadow, shape, travertine } from './props'

const { paper, sand, hairline, bronze } = colour

export const tapeIn = {
  'tape-in-kit-4': (sheet) => {
    const strands = lock(sheet.random, hanging(0, 130, 500, 42, 24))
    return `${travertine(sheet)}${hair('a', strands, tones.platinum, {
      copies: ['translate(110)', 'translate(230 -14)', 'translate(350 6)'],
      sheen: [0, 130, 0, 640],
      shadow: [14, 16],
      extra: plate(-45, 106, 90, 28),
    })}${rule('translate(520 96)rotate(90)', 568, sand, 9)}`
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
