import styled from '@emotion/styled'
import type { Category } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { lineQuery } from '../../../src/shared/contactLinks'
import { productName } from '../../../src/shared/products'
import { PageLink } from '../../navigation/PageLink'
import { useRequestList } from '../../quote/RequestListProvider'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { colours, sizes, space, target } from '../../theme/tokens'
import { galleryText } from './text'
import type { ShownItem } from './useShownItem'

const Ask = styled(PageLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${target};
  padding-inline: ${space(4)};
  color: ${colours.gold};
  font-size: ${sizes.small};
`

/** The way from a picture to a quote: for what it shows where nothing is on the list, or else for its line. */
export function AskForPicture({
  line,
  item,
  onFollow,
}: {
  line: Category
  item: ShownItem | undefined
  onFollow: () => void
}) {
  const { language } = useLanguage()
  const { ask } = useText(galleryText)
  const { add, items } = useRequestList()
  const asked = items.length === 0 ? item : undefined
  const topic = asked ? productName(asked, language) : categoryLabels[line][language]
  const follow = () => {
    if (asked) add({ ...asked, line })
    onFollow()
  }
  return (
    <Ask
      page="contacts"
      suffix={lineQuery(line, language)}
      onClick={follow}
      aria-label={`${ask}: ${topic}`}
    >
      {ask}
    </Ask>
  )
}
