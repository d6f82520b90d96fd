import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Category } from '../../../src/shared/categories'
import { productsOf } from '../../../src/shared/products'
import { areWide, productColumns } from '../../components/ProductGrid'
import { productPicture } from '../../components/productPicture'
import { WideSection } from '../../components/WideSection'
import { useDescribedProductsOf, useProducts } from '../../data/products'
import { fragmentTarget } from '../../navigation/fragmentTarget'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, space } from '../../theme/tokens'
import { useLightbox } from '../gallery/useLightbox'
import { linePageText } from '../text'
import { ProductPlate } from './ProductPlate'

/** Holds some of the room that the plates will take. */
const Waiting = styled.p`
  min-height: 30rem;
  color: ${colours.inkSoft};
`

const Plates = styled.ul`
  display: grid;
  /* Two in a row, or one in a reader's large type. */
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space(5)} ${space(4)};
  ${productColumns}
`

/** A line's products as plates. Without any, or where they cannot be loaded, nothing. */
export function LineProducts({ line }: { line: Category }) {
  const text = useText(linePageText)
  const site = useText(siteText)
  const { hash } = useLocation()
  const { language } = useLanguage()
  const { data, isError } = useDescribedProductsOf(line, language)
  const { data: all } = useProducts()
  // Until the descriptions come, what the list of all products says.
  const products = data ?? (all && productsOf(all, line))
  const { list, open, lightbox } = useLightbox((products ?? []).map(productPicture), line)
  const isMissing = products === undefined
  const isWide = areWide(products?.length ?? 0)
  const isWaiting = useRef(false)
  useEffect(() => {
    const waited = isWaiting.current
    isWaiting.current = isMissing
    if (!waited || isMissing) return
    // The plate was not there yet when the page was.
    const plate = fragmentTarget(hash)
    plate?.scrollIntoView({ behavior: 'instant' })
    plate?.focus({ preventScroll: true })
  }, [isMissing, hash])
  if (isError || products?.length === 0) return null
  return (
    <WideSection id="line-products" heading={text.products}>
      {products ? (
        <Plates ref={list} data-wide={isWide || undefined}>
          {products.map((product, index) => (
            <ProductPlate
              key={product.name}
              product={product}
              isWide={isWide}
              onOpen={() => open(index)}
            />
          ))}
        </Plates>
      ) : (
        <Waiting role="status">{site.loading}</Waiting>
      )}
      {lightbox}
    </WideSection>
  )
}
