import { type PictureName, pictureAddress, pictures } from '../../src/shared/pictures'
import { useLanguage } from '../text/LanguageProvider'

/**
 * A picture of the manifest. It fills the width of what it stands in and keeps its own ratio.
 * @param priority for the largest picture of the first screen, which must not wait
 * @param decorative where words beside it say the same
 */
export function Picture({
  name,
  sizes,
  priority = false,
  decorative = false,
  className,
}: {
  name: PictureName
  sizes: string
  priority?: boolean
  decorative?: boolean
  className?: string
}) {
  const { language } = useLanguage()
  const { width, height, alt } = pictures[name]
  return (
    <img
      className={className}
      src={pictureAddress(name)}
      sizes={sizes}
      width={width}
      height={height}
      alt={decorative ? '' : alt[language]}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  )
}
