import { preload } from 'react-dom'
import {
  fileWidths,
  type PictureEntry,
  type PictureFormat,
  pictureAddress,
  thumbnailWidth,
  usualFrame,
  variantAddress,
} from '../../src/shared/pictures'
import { usePageState } from '../pageState'
import { useAlternativeText } from './useAlternativeText'

/** How soon a picture is needed, and how wide it is shown. */
export interface PictureUse {
  /** How wide it is shown, as the attribute wants it. */
  sizes: string
  /** For the largest picture of the first screen, which must not wait: at most one a page. */
  priority?: boolean
  /** For others of the first screen, which come after the page’s type. */
  eager?: boolean
  /** Pixels of the files that are of use, where these are not all but a thumb's. */
  widths?: readonly number[]
}

/**
 * The width that a file is offered as: one percent more than it has, so that a screen that needs
 * 721 pixels takes the file of 720.
 */
const offeredWidth = (width: number): number => Math.round(width * 1.01)

/** Width of the one WebP for a browser without AVIF, unless it is the page's largest picture. */
const plainWidth = 720

/**
 * A picture of the manifest. It fills the width of what it stands in and keeps its own ratio.
 * @param alt what it stands for, where that says more than what it shows
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  eager = priority,
  alt,
  widths,
}: PictureUse & { picture: Omit<PictureEntry, 'alt'> & Partial<PictureEntry>; alt?: string }) {
  const { pictures } = usePageState()
  const alternativeText = useAlternativeText()
  const { name, width, height } = { ...usualFrame, ...picture }
  const steps = fileWidths(width).filter((step) =>
    widths ? widths.includes(step) : step > thumbnailWidth,
  )
  const addresses = (format: PictureFormat) =>
    steps
      .map((step) => `${variantAddress(pictures, name, step, format)} ${offeredWidth(step)}w`)
      .join()
  const avif = addresses('avif')
  const plain = steps.findLast((step) => step <= plainWidth) ?? width
  const own = pictureAddress(name)
  // React preloads a lone <img> by itself, but none within <picture>. Only on the server: in the
  // browser the picture is requested at the same moment, and the link would stay behind.
  if (priority && typeof document === 'undefined') {
    preload(own, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={own}
        srcSet={priority ? addresses('webp') : variantAddress(pictures, name, plain, 'webp')}
        sizes={priority ? sizes : undefined}
        width={width}
        height={height}
        alt={alt ?? alternativeText(picture)}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
