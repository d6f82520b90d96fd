import { type Picture as Entry, pictureAddress } from '../../src/shared/pictures/Picture'
import { useLanguage } from '../text/LanguageProvider'

/**
 * A picture of the manifest. It fills the width of what it stands in and keeps its own ratio.
 * @param priority for the largest picture of the first screen, which must not wait
 * @param decorative where words beside it say the same
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  decorative = false,
  className,
}: {
  picture: Entry
  sizes: string
  priority?: boolean
  decorative?: boolean
  className?: string
}) {
  const { language } = useLanguage()
  const { name, width, height, alt } = picture
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
