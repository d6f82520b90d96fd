import styled from '@emotion/styled'
import type { PictureEntry } from '../../../src/shared/pictures/Picture'
import { Picture } from '../../components/Picture'
import { useAlternativeText } from '../../components/useAlternativeText'
import { useText } from '../../text/LanguageProvider'
import { colours } from '../../theme/tokens'
import { enlarge } from './enlarge'

const Open = styled.button`
  display: block;
  width: 100%;
  overflow: hidden;
  background: ${colours.sand};
  cursor: zoom-in;
`

/** A tile is never as wide as the widest file. */
const widths = [360, 540, 720, 960]

/** A picture of a gallery, which opens it in the lightbox (`useLightbox`). */
export function Tile({
  picture,
  sizes,
  onOpen,
}: {
  picture: PictureEntry
  /** How wide it is shown, as the attribute wants it. */
  sizes: string
  onOpen: () => void
}) {
  const open = useText(enlarge)
  const alternativeText = useAlternativeText()
  return (
    <li>
      <Open
        type="button"
        aria-haspopup="dialog"
        aria-label={`${open}: ${alternativeText(picture)}`}
        onClick={onOpen}
      >
        <Picture picture={picture} sizes={sizes} widths={widths} />
      </Open>
    </li>
  )
}
