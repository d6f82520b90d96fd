import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { PictureEntry } from '../../src/shared/pictures/Picture'
import { above, gutter, onPhone, space } from '../theme/tokens'
import { Picture } from './Picture'
import { Subheading } from './typography'

/** All in one row; on a phone below one another. */
const List = styled.ul`
  display: grid;
  gap: ${space(5)} ${gutter};
  margin-bottom: ${space(4)};
  ${above.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  }
`

/** On a phone the words are beside the picture. */
const Card = styled.li`
  img {
    aspect-ratio: 1;
    object-position: 50% 20%;
  }
  @media ${onPhone} {
    display: grid;
    grid-template-columns: min(5.75rem, 30vw) minmax(0, 1fr);
    column-gap: ${space(4)};
    img {
      aspect-ratio: 4 / 5;
    }
  }
`

const Name = styled(Subheading)`
  ${above.tablet} {
    padding-top: ${space(4)};
  }
`

/** A few things, each with its picture, its name and what there is to say of it. */
export function PictureCards({
  cards,
}: {
  cards: readonly {
    picture: Omit<PictureEntry, 'alt'> & Partial<PictureEntry>
    title: string
    children: ReactNode
  }[]
}) {
  const most = `${(100 / cards.length).toFixed(1)}vw`
  return (
    <List>
      {cards.map(({ picture, title, children }) => (
        <Card key={title}>
          <Picture
            picture={picture}
            sizes={`(min-width: 64rem) min(${most} - 2.3rem, ${77 / cards.length}rem), (min-width: 40rem) 30vw, 5.75rem`}
          />
          <div>
            <Name>{title}</Name>
            {children}
          </div>
        </Card>
      ))}
    </List>
  )
}
