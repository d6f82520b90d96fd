import styled from '@emotion/styled'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { laboratory } from '../../../src/shared/pictures/house'
import { Icon } from '../../components/Icon'
import { PictureCards } from '../../components/PictureCards'
import { WideSection } from '../../components/WideSection'
import { Words } from '../../components/Words'
import { above, colours, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

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

/** What stands for each service, in their order. */
const shown = [
  { name: 'tape-in-kit-2', alt: categoryLabels['tape-in-kit'] },
  { name: 'protesi-donna-3', alt: categoryLabels['protesi-donna'] },
  laboratory,
]

/** The three services, each with its picture and what it means in three points. */
export function Services({ services }: Pick<typeof it, 'services'>) {
  const cards = services.cards.map(({ title, points }, index) => ({
    title,
    picture: shown[index] ?? laboratory,
    children: (
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
    ),
  }))
  return (
    <WideSection id="services" heading={services.heading}>
      <PictureCards cards={cards} />
    </WideSection>
  )
}
