import type { Bilingual } from '../languages'

/** A picture of the site; a photograph takes its place under the same name. */
export interface Picture {
  /** Of the master in `public/images`, without its ending. */
  name: string
  /** Pixels of the master. */
  width: number
  height: number
  /** What the picture shows, and so what the studio is to build. */
  alt: Bilingual<string>
}

/** Address of a picture's file. */
export function pictureAddress(name: string): string {
  return `/images/${name}.svg`
}
