import { type FramedPicture, swatchFrame, swatchPrefix } from '../../../src/shared/pictures'
import { isShade, type Shade, shadeNames, shades } from '../../../src/shared/shades'

/** The picture of a shade: hair from edge to edge, lit alike for all of the chart. */
export function shadePicture(shade: Shade): FramedPicture {
  const { it, en } = shadeNames[shade]
  return {
    name: swatchPrefix + shade,
    ...swatchFrame,
    alt: {
      it: `Campione di tono: capelli da bordo a bordo, ${it}`,
      en: `Shade swatch: hair from edge to edge, ${en}`,
    },
  }
}

/** The shade chart in pictures. */
export const shadeChart: readonly FramedPicture[] = shades.map(shadePicture)

/** The shade that a picture of the chart shows; nothing for any other picture. */
export function shadeOfPicture(name: string): Shade | undefined {
  const shade = name.slice(swatchPrefix.length)
  return name.startsWith(swatchPrefix) && isShade(shade) ? shade : undefined
}
