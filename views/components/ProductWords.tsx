import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { ListedProduct } from '../../src/shared/products'
import { useLanguage } from '../text/LanguageProvider'
import { factsOf } from '../text/productFacts'
import { colours, sizes, space } from '../theme/tokens'
import { NameWords } from './NameWords'
import { ProductName } from './typography'

const Facts = styled.p`
  margin-top: ${space(1)};
  color: ${colours.inkSoft};
  font-size: ${sizes.caption};
  line-height: 1.4;
`

/** A product's words beside its picture, in every list: its name, and what the name leaves out. */
export function ProductWords({
  product,
  nameIn = (name) => name,
}: {
  product: ListedProduct
  /** Sets the name into a link. */
  nameIn?: (name: ReactNode) => ReactNode
}) {
  const { language } = useLanguage()
  const facts = factsOf(product, language)
  return (
    <div>
      <ProductName>{nameIn(<NameWords product={product} />)}</ProductName>
      {/* A dot stays with what it follows. */}
      {facts.length > 0 && <Facts>{facts.join('\u00a0· ')}</Facts>}
    </div>
  )
}
