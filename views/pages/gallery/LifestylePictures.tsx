import styled from '@emotion/styled'
import { lifestyle } from '../../../src/shared/pictures/lifestyle'
import { Picture } from '../../components/Picture'
import { galleryText } from '../../sections/gallery/text'
import { useLightbox } from '../../sections/gallery/useLightbox'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { pictureNeedsScript } from '../../theme/needsScript'
import { above, colours, space } from '../../theme/tokens'

/** From edge to edge: on the phone one a screen, else every third alone and two between them. */
const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(4)};
    li:nth-of-type(3n + 1) {
      grid-column: span 2;
    }
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
  /* Within: a ring around what fills the page's width could not be seen. */
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
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  ${above.tablet} {
    img {
      aspect-ratio: 3 / 2;
    }
  }
  ${above.laptop} {
    li:nth-of-type(3n + 1) > & img {
      aspect-ratio: 2 / 1;
    }
  }
`

/** On the phone the sides of a wide picture are cut off. */
const phone = '188vw'
const whole = `(min-width: 40rem) 100vw, ${phone}`
const half = `(min-width: 40rem) calc(50vw - 0.5rem), ${phone}`

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
              <Picture picture={picture} sizes={index % 3 === 0 ? whole : half} />
            </Open>
          </li>
        ))}
      </List>
      {lightbox}
    </>
  )
}
