import { picturesFolder } from '../shared/builtFolders'
import type { Frame, PictureEntry, PictureHashes } from '../shared/pictures'
import type { PageId } from '../shared/routes'
import { pictures } from './manifest'

/** What networks and messengers show beside a link: the one size that all of them take. */
export const shareFrame: Frame = { width: 1200, height: 630 }

/** A frame beside shared links, and which part of a higher picture stays in it. */
export interface Crop extends Frame {
  crop: 'top' | 'centre' | 'attention'
}

/** A page's picture where its link is shared. */
interface SharePicture extends Pick<Crop, 'crop'> {
  picture: PictureEntry
}

function sharing(name: string, crop: SharePicture['crop'] = 'top'): SharePicture {
  const picture = pictures.find((one) => one.name === name)
  if (!picture) throw new Error(`The manifest has no picture ${name}`)
  return { picture, crop }
}

const hair = sharing('hero')
const showroom = sharing('salon', 'centre')

/** The picture of each page: the one that it opens with, or one of its products. */
export const sharePictures: Record<PageId, SharePicture> = {
  home: hair,
  about: sharing('laboratory', 'attention'),
  products: sharing('tape-in-kit-2', 'centre'),
  tapeInKit: sharing('tape-in-kit-1'),
  keratinTips: sharing('keratin-tips-1'),
  bulkHumanHair: sharing('bulk-human-hair-1'),
  weftMachineSewn: sharing('weft-hero', 'centre'),
  italianKeratineGlue: sharing('italian-keratine-glue-1', 'attention'),
  mensProsthesis: sharing('protesi-uomo-1', 'centre'),
  womensProsthesis: sharing('protesi-donna-1'),
  adhesiveTapes: sharing('tape-adhesivi-1', 'attention'),
  gallery: sharing('lifestyle-2', 'centre'),
  faq: hair,
  whereWeAre: showroom,
  contacts: showroom,
  privacy: hair,
  terms: hair,
}

/** How a picture is cut where it stands beside shared links; undefined where it never does. */
export function shareCropOf(name: string): Crop | undefined {
  const one = Object.values(sharePictures).find(({ picture }) => picture.name === name)
  return one && { ...shareFrame, crop: one.crop }
}

/** The address of a picture beside shared links; it changes with the picture. */
export function shareAddress(hashes: PictureHashes, name: string): string {
  return `${picturesFolder}${hashes[name] ?? 'unknown'}/${name}-share.jpg`
}
