import styled from '@emotion/styled'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import type { PageId } from '../../../src/shared/routes'
import { Icon } from '../../components/Icon'
import { Picture } from '../../components/Picture'
import { Subheading } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { Words } from '../../components/Words'
import { PageLink } from '../../navigation/PageLink'
import { laboratory } from '../../text/pictures/laboratory'
import { above, below, colours, fonts, gutter, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

const List = styled.ul`
  display: grid;
  gap: ${space(5)} ${gutter};
  ${above.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** On a phone the words are beside the picture, which is as high as they are. */
const Card = styled.li`
  position: relative;
  img {
    aspect-ratio: 1;
    object-position: 50% 20%;
  }
  ${below.tablet} {
    display: grid;
    grid-template-columns: min(5.75rem, 30vw) minmax(0, 1fr);
    column-gap: ${space(4)};
    img {
      height: 0;
      min-height: 100%;
      aspect-ratio: auto;
    }
  }
`

/** Its link covers the whole card. */
const Name = styled(Subheading)`
  ${below.tablet} {
    font: 600 1.125rem/1.35 ${fonts.text};
  }
  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline 1px ${colours.bronze};
    }
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
  ${above.tablet} {
    padding-top: ${space(4)};
  }
`

const Checks = styled.ul`
  margin-top: ${space(2)};
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
  line-height: 1.4;
  ${above.laptop} {
    margin-top: ${space(3)};
  }
  li {
    display: flex;
    gap: ${space(2)};
    padding-block: 0.1875rem;
  }
  svg {
    margin-top: 0.1em;
    color: ${colours.bronze};
  }
`

/** What stands for each service, and the page that it leads to, in their order. */
const shown = {
  extensions: {
    picture: { name: 'tape-in-kit-2', alt: categoryLabels['tape-in-kit'] },
    page: 'products',
  },
  wigs: {
    picture: { name: 'protesi-donna-3', alt: categoryLabels['protesi-donna'] },
    page: 'womensProsthesis',
  },
  workroom: { picture: laboratory, page: 'about' },
} as const satisfies Record<keyof typeof it.services.cards, { picture: object; page: PageId }>

/** On a phone a picture is a thumb, of which its place shows a part. */
const widths = [192, 360, 540, 720]

/** The three services, each with its picture and what it means in three points. */
export function Services({ services }: Pick<typeof it, 'services'>) {
  return (
    <WideSection id="services" heading={services.heading}>
      <List>
        {(Object.keys(shown) as (keyof typeof shown)[]).map((service) => (
          <Card key={service}>
            <Picture
              picture={shown[service].picture}
              widths={widths}
              sizes="(min-width: 64rem) min(33.3vw - 2.3rem, 25.7rem), (min-width: 40rem) 30vw, 9.8rem"
            />
            <div>
              <Name>
                <PageLink page={shown[service].page}>{services.cards[service].title}</PageLink>
              </Name>
              <Checks>
                {services.cards[service].points.map((point) => (
                  <li key={point}>
                    <Icon name="check" />
                    <span>
                      <Words>{point}</Words>
                    </span>
                  </li>
                ))}
              </Checks>
            </div>
          </Card>
        ))}
      </List>
    </WideSection>
  )
}
