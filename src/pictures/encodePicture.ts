import sharp, { type Sharp } from 'sharp'
import { colours } from '../../views/theme/tokens'
import { type Frame, fileWidths, thumbnailWidth } from '../shared/pictures'
import type { PictureWords } from '../shared/shop'
import type { Crop } from './sharePictures'

/**
 * How pictures are made. Measured on close hair of 1200 × 1500: more effort takes AVIF four times
 * as long and saves nothing. Beside quality 60, 53 shows the same strands in seven tenths of the
 * bytes; below 50 they begin to melt together.
 */
export const settings = {
  fit: { fit: 'cover', position: 'centre' },
  /** The colour behind transparent parts. */
  ground: colours.paper,
  avif: { quality: 53, effort: 3, chromaSubsampling: '4:2:0' },
  /** Above this width AVIF takes less effort: half the time for three percent more bytes. */
  large: { above: 720, effort: 1 },
  /** A thumb's AVIF: many are on a page, and a screen shows two of its pixels in one. */
  thumb: { quality: 42 },
  webp: { quality: 75, effort: 4 },
  jpeg: { quality: 80, progressive: true },
} as const

/** The part of a picture that stays in the frame, in percent from its left and from its top. */
export type Focus = NonNullable<PictureWords['focus']>

/** How a picture is cut: for pages, and where it stands beside shared links too. */
export interface Cut {
  frame: Frame
  focus?: Focus | undefined
  share?: Crop | undefined
}

/** The largest part of a picture in the frame's ratio, around the focus as its edges allow. */
function partAround(focus: Focus, size: Frame, frame: Frame) {
  const scale = Math.min(size.width / frame.width, size.height / frame.height)
  const part = (whole: number, length: number, percent: number) =>
    Math.round(Math.max(0, Math.min(whole - length, (whole * percent) / 100 - length / 2)))
  const width = Math.round(frame.width * scale)
  const height = Math.round(frame.height * scale)
  return {
    left: part(size.width, width, focus.x),
    top: part(size.height, height, focus.y),
    width,
    height,
  }
}

/** A picture turned upright and cut to its frame; without its metadata, in sRGB. */
async function framePicture(image: Sharp, { frame, focus }: Cut): Promise<Sharp> {
  const { autoOrient: size } = await image.metadata()
  const upright = image.autoOrient()
  const part = focus ? upright.extract(partAround(focus, size, frame)) : upright
  const { data, info } = await part
    .resize({ ...frame, ...settings.fit })
    .flatten({ background: settings.ground })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/** A picture as it stands beside shared links: as JPEG, which every network reads. */
const shareJpeg = (image: Sharp, { width, height, crop }: Crop) =>
  image
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: crop })
    .flatten({ background: settings.ground })
    .jpeg(settings.jpeg)

/** Every file of a picture, by its name in the folder of encoded pictures. */
export async function encodePicture(image: Sharp, cut: Cut): Promise<Map<string, Buffer>> {
  const framed = await framePicture(image.clone(), cut)
  const files = new Map([['frame.jpg', framed.clone().jpeg(settings.jpeg)]])
  for (const step of fileWidths(cut.frame.width)) {
    const resized = framed.clone().resize(step)
    const { large, thumb } = settings
    const avif = step === thumbnailWidth ? { ...settings.avif, ...thumb } : settings.avif
    const effort = step > large.above ? large.effort : avif.effort
    files.set(`${step}.avif`, resized.clone().avif({ ...avif, effort }))
    files.set(`${step}.webp`, resized.clone().webp(settings.webp))
  }
  if (cut.share) files.set('share.jpg', shareJpeg(image.clone(), cut.share))
  const made = [...files].map(async ([file, image]) => [file, await image.toBuffer()] as const)
  return new Map(await Promise.all(made))
}
