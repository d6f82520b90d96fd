import { adhesiveTapes } from './adhesiveTapes'
import { bulkHumanHair } from './bulkHumanHair'
import * as house from './house'
import { italianKeratineGlue } from './italianKeratineGlue'
import { keratinTips } from './keratinTips'
import { laboratory } from './laboratory'
import { lifestyle } from './lifestyle'
import { mensProsthesis } from './mensProsthesis'
import { type Frame, type FramedPicture, frameOfProduct, usualFrame } from './Picture'
import { shadeChart } from './shadePictures'
import { tapeInKit } from './tapeInKit'
import { weftHero } from './weftHero'
import { weftMachineSewn } from './weftMachineSewn'
import { womensProsthesis } from './womensProsthesis'

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
