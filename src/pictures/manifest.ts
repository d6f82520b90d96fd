import { adhesiveTapes } from '../../views/text/pictures/adhesiveTapes'
import { bulkHumanHair } from '../../views/text/pictures/bulkHumanHair'
import * as house from '../../views/text/pictures/house'
import { italianKeratineGlue } from '../../views/text/pictures/italianKeratineGlue'
import { keratinTips } from '../../views/text/pictures/keratinTips'
import { laboratory } from '../../views/text/pictures/laboratory'
import { lifestyle } from '../../views/text/pictures/lifestyle'
import { mensProsthesis } from '../../views/text/pictures/mensProsthesis'
import { shadeChart } from '../../views/text/pictures/shadePictures'
import { tapeInKit } from '../../views/text/pictures/tapeInKit'
import { weftHero } from '../../views/text/pictures/weftHero'
import { weftMachineSewn } from '../../views/text/pictures/weftMachineSewn'
import { womensProsthesis } from '../../views/text/pictures/womensProsthesis'
import { type Frame, type FramedPicture, frameOfProduct, usualFrame } from '../shared/pictures'

/**
 * The one manifest of the pictures that pages describe; a product's own picture is called by the
 * product's name. Pages import their own part of it and not the whole, which would carry eighty
 * descriptions in two languages to every visitor.
 */

/** The frame of a picture by its name; a picture that is not in the manifest is a product's. */
export function pictureFrame(name: string): Frame {
  const { width, height } =
    pictures.find((picture) => picture.name === name) ?? frameOfProduct(name)
  return { width, height }
}

export const pictures: readonly FramedPicture[] = [
  ...Object.values(house),
  laboratory,
  weftHero,
  ...lifestyle,
  ...tapeInKit,
  ...keratinTips,
  ...bulkHumanHair,
  ...weftMachineSewn,
  ...italianKeratineGlue,
  ...mensProsthesis,
  ...womensProsthesis,
  ...adhesiveTapes,
  ...shadeChart,
].map((picture) => ({ ...usualFrame, ...picture }))
