import styled from '@emotion/styled'
import { ArrowLink } from '../../components/ArrowLink'
import { above, space } from '../../theme/tokens'
import type { it } from './text.it'

/** Two by two where there is room. */
const Places = styled.ul`
  column-gap: ${space(6)};
  ${above.tablet} {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: start;
  }
`

/** Links to the sections of this long page. */
export function OnThisPage({ text }: { text: (typeof it)['onThisPage'] }) {
  return (
    <nav aria-label={text.label}>
      <Places>
        {text.places.map(({ id, label }) => (
          <li key={id}>
            <ArrowLink page="womensProsthesis" suffix={`#${id}`}>
              {label}
            </ArrowLink>
          </li>
        ))}
      </Places>
    </nav>
  )
}
