import sharp from 'sharp'

/** A colour as the eye measures it: lightness 0 to 100, and how far towards red and yellow. */
type Lab = readonly [lightness: number, red: number, yellow: number]

/** Part of a picture, as shares of its width and height. */
export interface Window {
  left: number
  top: number
  right: number
  bottom: number
}

const whole: Window = { left: 0, top: 0, right: 1, bottom: 1 }

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const cube = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

/** Of light in three colours, each 0 to 1. */
function labOf([r, g, b]: readonly [number, number, number]): Lab {
  const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

export function labOfHex(hex: string): Lab {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return labOf([part(1), part(3), part(5)])
}

/** How far two colours are apart; 2 is hardly seen. */
export function distance(a: Lab, b: Lab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

type Light = [number, number, number]

/**
 * The light of every second pixel of a part of a picture, and of a pixel in its upper left corner.
 */
async function lights(file: string, { left, top, right, bottom }: Window) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number): Light => {
    const start = 3 * (y * width + x)
    const part = (index: number) => linear((data[start + index] ?? 0) / 255)
    return [part(0), part(1), part(2)]
  }
  const all: Light[] = []
  for (let y = Math.floor(top * height); y < bottom * height; y += 2)
    for (let x = Math.floor(left * width); x < right * width; x += 2) all.push(at(x, y))
  return { all, corner: at(4, 4) }
}

function mean(all: readonly Light[]): Lab {
  const part = (index: 0 | 1 | 2) => all.reduce((sum, light) => sum + light[index], 0) / all.length
  return labOf([part(0), part(1), part(2)])
}

/** The mean colour of a picture's light. */
export async function meanColour(file: string, part: Window = whole): Promise<Lab> {
  return mean((await lights(file, part)).all)
}

/**
 * The mean colour of what lies on a ground: of that half of a part that is least like the corner.
 */
export async function meanOnGround(file: string, part: Window): Promise<Lab> {
  const { all, corner } = await lights(file, part)
  const ground = labOf(corner)
  const apart = all
    .map((light) => ({ light, far: distance(labOf(light), ground) }))
    .sort((a, b) => b.far - a.far)
  return mean(apart.slice(0, apart.length / 2).map(({ light }) => light))
}
