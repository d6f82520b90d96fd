import { ArrowLink } from '../../components/ArrowLink'
import type { it } from './text.it'

/** The way to what one has come for, on a page that is long. */
export function OnThisPage({ text }: { text: (typeof it)['onThisPage'] }) {
  return (
    <nav aria-label={text.label}>
      <ul>
        {text.places.map(({ id, label }) => (
          <li key={id}>
            <ArrowLink page="womensProsthesis" suffix={`#${id}`}>
              {label}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
