import { productName } from '../../src/shared/products'
import { Spoken } from '../components/typography'
import { useLanguage, useText } from '../text/LanguageProvider'
import { useLastAction } from './RequestListProvider'
import { addText } from './text'

/**
 * Says what the last `AddToRequest` has done. It is there from the start, so that its words are
 * read out: once in a page, and in a dialog, outside of which nothing is heard.
 */
export function ListStatus() {
  const { language } = useLanguage()
  const text = useText(addText)
  const last = useLastAction()
  return (
    <Spoken role="status">
      {last && last.what !== 'full' && `${text[last.what]}: ${productName(last.product, language)}`}
    </Spoken>
  )
}
