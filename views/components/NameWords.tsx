import type { ListedProduct } from '../../src/shared/products'
import { useLanguage } from '../text/LanguageProvider'
import { nameOf } from '../text/productFacts'
import { Words } from './Words'

/** What has a space in it and stands after a comma. */
const phrase = /([^\s,]+ [^,]+,?)/

/** The words of a `ProductName`, in which a phrase after a comma is kept together. */
export function NameWords({ product }: { product: ListedProduct }) {
  const { language } = useLanguage()
  const name = nameOf(product, language)
  const [first = ''] = name.split(',', 1)
  const [between = '', ...parts] = name.slice(first.length).split(phrase)
  return (
    <>
      <Words>{first + between}</Words>
      {parts.map((part, at) => (at % 2 ? part : <span key={part}>{part}</span>))}
    </>
  )
}
