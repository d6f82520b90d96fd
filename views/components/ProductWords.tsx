import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { ListedProduct } from '../../src/shared/products'
import { useLanguage } from '../text/LanguageProvider'
import { factsOf, nameOf } from '../text/productFacts'
import { colours, sizes, space } from '../theme/tokens'
import { ProductName } from './typography'
import { Words } from './Words'

const Facts = styled.p`
  margin-top: ${space(1)};
  color: ${colours.inkSoft};
  font-size: ${sizes.label};
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
      <ProductName>{nameIn(<Words>{nameOf(product, language)}</Words>)}</ProductName>
      {/* A dot stays with what it follows. */}
      {facts.length > 0 && <Facts>{facts.join('\u00a0· ')}</Facts>}
    </div>
  )
}
