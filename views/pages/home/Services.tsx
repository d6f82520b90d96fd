import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { laboratory } from '../../../src/shared/pictures/house'
import { Icon } from '../../components/Icon'
import { Picture } from '../../components/Picture'
import { Subheading } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { Words } from '../../components/Words'
import { PictureNote } from '../../sections/gallery/PictureNote'
import { above, colours, fonts, gutter, onPhone, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

const up = keyframes`
  from { transform: translateY(12px); }
`

/**
 * One small rise when a block comes into view, driven by the scroll position: without a script,
 * and not at all where the browser cannot or the visitor would rather not. Words never fade: they are
 * read before they have arrived.
 */
const rise = css`
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      animation: ${up} 400ms ease-out both;
      animation-timeline: view();
      animation-range: entry 0% entry 40%;
    }
  }
`

/** On a phone each beside its picture, with more room below it. */
const List = styled.ul`
  display: grid;
  margin-bottom: ${space(4)};
  gap: ${space(5)};
  ${above.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${gutter};
  }
`

const Card = styled.li`
  ${rise}
  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    object-position: 50% 20%;
  }
  @media ${onPhone} {
    display: grid;
    grid-template-columns: 5.75rem minmax(0, 1fr);
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
  @media ${onPhone} {
    font-family: ${fonts.text};
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: 0;
  }
`

const Checks = styled.ul`
  margin-top: ${space(2)};
  color: ${colours.inkSoft};
  font-size: ${sizes.label};
  line-height: 1.4;
  ${above.laptop} {
    margin-top: ${space(3)};
    font-size: ${sizes.small};
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

/** What stands for each service, in their order. */
const shown = [
  { name: 'tape-in-kit-2', alt: categoryLabels['tape-in-kit'] },
  { name: 'protesi-donna-3', alt: categoryLabels['protesi-donna'] },
  laboratory,
]

/** The three services, each with its picture and what it means in three points. */
export function Services({ services }: Pick<typeof it, 'services'>) {
  return (
    <WideSection id="services" heading={services.heading}>
      <List>
        {services.cards.map(({ title, points }, index) => {
          const picture = shown[index]
          return (
            <Card key={title}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 40rem) min(33.3vw - 2.3rem, 25.7rem), 5.75rem"
                />
              )}
              <div>
                <Name>{title}</Name>
                <Checks>
                  {points.map((point) => (
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
          )
        })}
      </List>
      <PictureNote pictures={shown} />
    </WideSection>
  )
}
