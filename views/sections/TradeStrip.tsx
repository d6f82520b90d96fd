import styled from '@emotion/styled'
import type { Category } from '../../src/shared/categories'
import { contactQuery } from '../../src/shared/contactLinks'
import { ArrowLink } from '../components/ArrowLink'
import { Words } from '../components/Words'
import type { CategoryPageText } from '../text/CategoryPageText'
import { useLanguage } from '../text/LanguageProvider'
import { above, colours, sizes, space } from '../theme/tokens'

const Rows = styled.dl`
  display: grid;
  column-gap: ${space(6)};
  max-width: 44rem;
  margin-top: ${space(5)};
  border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  font-size: ${sizes.small};
  line-height: 1.4;
  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: 0.375rem;
    border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  }
  dd {
    font-weight: 500;
    text-align: end;
  }
  /* Two columns where the words have the room. */
  ${above.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
  section[data-tone='espresso'] & + a {
    color: ${colours.gold};
  }
`

/** What who buys by the pack asks first, under the first buttons: the pack, delivery and the price list. */
export function TradeStrip({ line, text }: { line: Category; text: CategoryPageText['trade'] }) {
  const { language } = useLanguage()
  if (!text) return null
  return (
    <div>
      <Rows>
        {text.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Words>{value}</Words>
            </dd>
          </div>
        ))}
      </Rows>
      <ArrowLink page="contacts" suffix={contactQuery('priceList', line, language)}>
        {text.list}
      </ArrowLink>
    </div>
  )
}
