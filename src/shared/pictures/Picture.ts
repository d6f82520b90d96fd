import type { Bilingual } from '../languages'

/** A picture of the site; a photograph takes its place under the same name. */
export interface Picture {
  /** Of the master in `public/images`, without its ending. */
  name: string
  /** Pixels of the frame that the master is cropped to fill; `productFrame` where there are none. */
  width?: number
  height?: number
  /** What the picture shows, and so what the studio is to build. */
  alt: Bilingual<string>
}

/** Width and height of a picture, in pixels. */
export interface Frame {
  width: number
  height: number
}

export type FramedPicture = Picture & Frame

/** Frame of the products' pictures, and of most others. */
export const productFrame: Frame = { width: 1200, height: 1500 }

const ladder = [360, 540, 720, 960, 1200]

/** Widths in which a picture is there: steps up to its frame's, which is the last. */
export function pictureWidths(frameWidth: number): number[] {
  return [...ladder.filter((width) => width < frameWidth), frameWidth]
}

/** What browsers choose from; the JPEG at a picture's own address is for everybody else. */
export type PictureFormat = 'avif' | 'webp'

/** Folder of the pictures that browsers choose from, whose addresses carry the build's version. */
export const picturesFolder = '/pictures/'

/** Address of a picture at one width and format. */
export function variantAddress(
  version: string,
  name: string,
  width: number,
  format: PictureFormat,
): string {
  return `${picturesFolder}${version}/${name}-${width}.${format}`
}

/** Address at which a picture always stays, at its frame's size. */
export function pictureAddress(name: string): string {
  return `/images/${name}.jpg`
}

/** Address of a picture as a product may name it; the name counts, whatever the ending. */
export const pictureAddressPattern = /^\/images\/([\w-]+)\.(?:jpe?g|png|webp|avif|svg)$/
