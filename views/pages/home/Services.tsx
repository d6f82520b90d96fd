import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Icon } from '../../components/Icon'
import { Numeral, Subheading } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { Words } from '../../components/Words'
import { above, colours, gutter, onPhone, onTablet, sizes, space } from '../../theme/tokens'
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

const List = styled.ol`
  display: grid;
  gap: ${space(5)};
  ${above.laptop} {
    margin-top: ${space(7)};
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
  }
`

const Card = styled.li`
  ${rise}
  padding-top: ${space(4)};
  @media ${onPhone} {
    > span {
      display: none;
    }
  }
  border-top: 1px solid ${colours.ink};
  @media ${onTablet} {
    display: grid;
    grid-template: auto auto 1fr / 1fr 1fr;
    column-gap: ${gutter};
    > ul {
      grid-area: 1 / 2 / 4 / 3;
      margin-top: 0;
    }
  }
  ${above.laptop} {
    padding: ${space(5)} ${space(6)} 0;
    border-left: 1px solid ${colours.hairline};
    &:first-of-type {
      padding-left: 0;
      border-left: 0;
    }
  }
`

const Checks = styled.ul`
  margin-top: ${space(3)};
  font-size: ${sizes.small};
  li {
    display: flex;
    gap: ${space(3)};
    padding-block: ${space(1)};
  }
  svg {
    margin-top: 0.1em;
    color: ${colours.bronze};
  }
`

/** The three services as ruled columns, each with what it means in three points. */
export function Services({ services }: Pick<typeof it, 'services'>) {
  return (
    <WideSection id="services" heading={services.heading}>
      <List>
        {services.cards.map(({ title, points }, index) => (
          <Card key={title}>
            <Numeral aria-hidden="true">{index + 1}</Numeral>
            <Subheading>{title}</Subheading>
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
          </Card>
        ))}
      </List>
    </WideSection>
  )
}
