import styled from '@emotion/styled'
import { OutlinedIcon } from '../components/Icon'
import { PageLink } from '../navigation/PageLink'
import { useListedCount } from '../quote/RequestListProvider'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, sizes, target } from '../theme/tokens'
import { useCountText, useQuoteQuery } from './QuoteLink'

/** Phosphor's "list-checks". */
const outline =
  'M222,128a6,6,0,0,1-6,6H128a6,6,0,0,1,0-12h88A6,6,0,0,1,222,128ZM128,70h88a6,6,0,0,0,0-12H128a6,6,0,0,0,0,12Zm88,116H128a6,6,0,0,0,0,12h88a6,6,0,0,0,0-12ZM83.76,43.76,56,71.51,44.24,59.76a6,6,0,0,0-8.48,8.48l16,16a6,6,0,0,0,8.48,0l32-32a6,6,0,0,0-8.48-8.48Zm0,64L56,135.51,44.24,123.76a6,6,0,1,0-8.48,8.48l16,16a6,6,0,0,0,8.48,0l32-32a6,6,0,0,0-8.48-8.48Zm0,64L56,199.51,44.24,187.76a6,6,0,0,0-8.48,8.48l16,16a6,6,0,0,0,8.48,0l32-32a6,6,0,0,0-8.48-8.48Z'

const Anchor = styled(PageLink)`
  position: relative;
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  color: ${colours.ink};
  text-decoration: none;
  span {
    position: absolute;
    top: 0.125rem;
    right: 0;
    min-width: 1.25rem;
    padding-inline: 0.25rem;
    border-radius: 1rem;
    background: ${colours.bronze};
    color: ${colours.white};
    font-size: ${sizes.label};
    font-weight: 600;
    line-height: 1.25rem;
    text-align: center;
  }
  ${above.laptop} {
    display: none;
  }
`

/** In the phone's header, once something is on the list: the list and the number of products on it. */
export function ListLink() {
  const { quote } = useText(siteText)
  return (
    <Anchor page="contacts" suffix={useQuoteQuery()} aria-label={`${quote}: ${useCountText()}`}>
      <OutlinedIcon outline={outline} />
      <span>{useListedCount()}</span>
    </Anchor>
  )
}
