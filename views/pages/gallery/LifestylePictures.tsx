import styled from '@emotion/styled'
import { Tile } from '../../sections/gallery/Tile'
import { useLightbox } from '../../sections/gallery/useLightbox'
import { lifestyle } from '../../text/pictures/lifestyle'
import { above, colours, space } from '../../theme/tokens'

/** From edge to edge, and whole: each is larger in the lightbox, or on a phone as large. */
const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  /* The ring is inside, since the picture fills the page's width. */
  button:focus-visible {
    outline: 4px solid ${colours.paper};
    outline-offset: -8px;
    img {
      outline: 12px solid ${colours.bronze};
      outline-offset: -12px;
    }
  }
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(4)};
  }
`

/** How many of them are on the first screen. */
const onFirstScreen = 2

export function LifestylePictures() {
  const { list, open, lightbox } = useLightbox(lifestyle)
  return (
    <>
      <List ref={list}>
        {lifestyle.map((picture, index) => (
          <Tile
            key={picture.name}
            picture={picture}
            sizes="(min-width: 40rem) calc(50vw - 0.5rem), 100vw"
            priority={index === 0}
            eager={index < onFirstScreen}
            onOpen={() => open(index)}
          />
        ))}
      </List>
      {lightbox}
    </>
  )
}
