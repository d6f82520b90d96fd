import styled from '@emotion/styled'
import { Icon } from '../../components/Icon'
import { colours, space, target } from '../../theme/tokens'
import type { it } from './text.it'

const List = styled.ul`
  border-top: 1px solid ${colours.hairline};
`

const Place = styled.a`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  min-height: ${target};
  border-bottom: 1px solid ${colours.hairline};
  text-decoration: none;
  svg {
    transform: rotate(90deg);
  }
`

/** The way to what one has come for, on a page that is long. */
export function OnThisPage({ text }: { text: (typeof it)['onThisPage'] }) {
  return (
    <nav aria-label={text.label}>
      <List>
        {text.places.map(({ id, label }) => (
          <li key={id}>
            <Place href={`#${id}`}>
              {label}
              <Icon name="arrow" />
            </Place>
          </li>
        ))}
      </List>
    </nav>
  )
}
