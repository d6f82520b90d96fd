/** Units of the drawing in a centimetre of a body. */
const perCm = 7.5

/** Above the body's outline, to the crown. */
const top = 30

/** Hair goes over the head before it falls. */
const overHeadCm = 4

/** What the length guide's drawing (`studio/lengthGuide.ts`) and the words over it share. */
export const lengthGuide = {
  file: '/length-guide.svg',
  width: 720,
  height: 600,
  top,
  lengths: [30, 40, 50, 60, 70],
  /** The middle of the straight hair, and of the wavy. */
  centres: [172, 548],
  /** A wave takes up an eighth of the length. */
  takenByWaves: 0.125,
  /** Where hair of a length ends, from the drawing's upper edge. */
  endOf: (cm: number, taken: number) => top + (cm * (1 - taken) - overHeadCm) * perCm,
} as const
