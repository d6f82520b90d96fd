import { picturesFolder } from './builtFolders'
import type { Bilingual } from './languages'

/** A picture of the site; one of the shop's own takes its place under the same name. */
export interface PictureEntry {
  /** Of the master in `public/images`, without its ending. */
  name: string
  /** Pixels of the frame that the master is cropped to fill; `usualFrame` where there are none. */
  width?: number
  height?: number
  /** What the picture shows: its alternative text, and the studio's brief. */
  alt: Bilingual<string>
}

/** The pictures of a line: the first opens its page. */
export type Pictures = readonly [PictureEntry, ...PictureEntry[]]

/** Pictures by their names, in the order in which pages show them. */
export function picturesNamed(alts: Record<string, Bilingual<string>>, frame?: Frame): Pictures {
  const all = Object.entries(alts).map(([name, alt]): PictureEntry => ({ name, ...frame, alt }))
  // The cast is safe: no line is without a picture.
  return all as [PictureEntry, ...PictureEntry[]]
}

/** Width and height of a picture, in pixels. */
export interface Frame {
  width: number
  height: number
}

export type FramedPicture = PictureEntry & Frame

/** Frame of the products' pictures, and of most others. */
export const usualFrame: Frame = { width: 1200, height: 1500 }

/** Frame of the shade chart's pictures, and what their names begin with. */
export const swatchFrame: Frame = { width: 600, height: 750 }
export const swatchPrefix = 'shade-'

/** Frame of the pictures that show one product each, and what their names begin with. */
export const singleProductFrame: Frame = { width: 800, height: 1000 }
export const singleProductPrefix = 'product-'

/** The frame of a product's picture, by its name. */
export function frameOfProduct(name: string): Frame {
  if (name.startsWith(singleProductPrefix)) return singleProductFrame
  return name.startsWith(swatchPrefix) ? swatchFrame : usualFrame
}

/** Width of the file for the rows of a list, which show a picture no wider than a thumb. */
export const thumbnailWidth = 192

const ladder = [360, 540, 720, 960, 1200, 1600]

/** Widths in which a picture is there: a thumb's, then steps up to its frame's. */
export function fileWidths(frameWidth: number): number[] {
  return [thumbnailWidth, ...ladder.filter((width) => width < frameWidth), frameWidth]
}

/** What browsers choose from; the JPEG at a picture's own address is for everybody else. */
export type PictureFormat = 'avif' | 'webp'

/** The hash of each picture's master and of how it is encoded, by the picture's name. */
export type PictureHashes = Readonly<Record<string, string>>

/** Address of a picture at one width and format; kept for good, since the hash changes with it. */
export function variantAddress(
  hashes: PictureHashes,
  name: string,
  width: number,
  format: PictureFormat,
): string {
  return `${picturesFolder}${hashes[name] ?? 'unknown'}/${name}-${width}.${format}`
}

/** Address at which a picture always stays, at its frame's size. */
export function pictureAddress(name: string): string {
  return `/images/${name}.jpg`
}

/** Address of a picture as a product may name it; the name counts, whatever the ending. */
export const pictureAddressPattern = /^\/images\/([\w-]+)\.(?:jpe?g|png|webp|avif|svg)$/

/** The name in such an address. */
export const pictureNameIn = (address: string): string | undefined =>
  pictureAddressPattern.exec(address)?.[1]
