import styled from '@emotion/styled'
import { lifestyle } from '../../../src/shared/pictures/lifestyle'
import { Picture } from '../../components/Picture'
import { galleryText } from '../../sections/gallery/text'
import { useLightbox } from '../../sections/gallery/useLightbox'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { pictureNeedsScript } from '../../theme/needsScript'
import { above, colours, space } from '../../theme/tokens'

/** From edge to edge, and whole: each is larger in the lightbox, or on a phone as large. */
const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(4)};
  }
`

const Open = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: ${colours.sand};
  cursor: zoom-in;
  ${pictureNeedsScript}
  /* The ring is inside, since the picture fills the page's width. */
  &:focus-visible {
    outline: 4px solid ${colours.paper};
    outline-offset: -8px;
    img {
      outline: 12px solid ${colours.bronze};
      outline-offset: -12px;
    }
  }
  img {
    width: 100%;
  }
`

/** The six pictures, each of which opens in the lightbox, that gives the focus back to it. */
export function LifestylePictures() {
  const text = useText(galleryText)
  const { language } = useLanguage()
  const { list, open, lightbox } = useLightbox(lifestyle)
  return (
    <>
      <List ref={list}>
        {lifestyle.map((picture, index) => (
          <li key={picture.name}>
            <Open
              type="button"
              aria-haspopup="dialog"
              aria-label={`${text.open}: ${picture.alt[language]}`}
              onClick={() => open(index)}
            >
              <Picture picture={picture} sizes="(min-width: 40rem) calc(50vw - 0.5rem), 100vw" />
            </Open>
          </li>
        ))}
      </List>
      {lightbox}
    </>
  )
}
