import { productName } from '../../src/shared/products'
import { Spoken } from '../components/typography'
import { useLanguage, useText } from '../text/LanguageProvider'
import { useLastAction } from './QuoteListProvider'
import { addText } from './text'

/**
 * Says what the last `AddToQuote` has done. A screen reader reads changes of what is there from
 * the start, and while a dialog is open only what is in it: a page has one, and the lightbox
 * another.
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
