import styled from '@emotion/styled'
import type { PictureEntry } from '../../../src/shared/pictures'
import { Picture, type PictureUse } from '../../components/Picture'
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
  onOpen,
  ...use
}: PictureUse & {
  picture: PictureEntry
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
        <Picture picture={picture} widths={widths} {...use} />
      </Open>
    </li>
  )
}
