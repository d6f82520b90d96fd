import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Category } from '../../../src/shared/categories'
import { useProductsOf } from '../../data/products'
import { Container } from '../../layout/Container'
import { useText } from '../../text/LanguageProvider'
import { space } from '../../theme/tokens'
import { Section } from '../Section'
import { Heading } from '../typography'
import { ProductTable } from './ProductTable'
import { lineProductsText } from './text'

const Top = styled(Heading)`
  margin-bottom: ${space(6)};
`

/** The products of a line as a table; nothing where it has none, or they cannot be had: the page is whole without. */
export function LineProducts({ line }: { line: Category }) {
  const text = useText(lineProductsText)
  const { hash } = useLocation()
  const { data, isError } = useProductsOf(line)
  const isWaiting = useRef(false)
  useEffect(() => {
    const waited = isWaiting.current
    isWaiting.current = data === undefined
    if (!waited || data === undefined || hash === '') return
    // The row was not there yet when the page was.
    const row = document.getElementById(hash.slice(1))
    row?.scrollIntoView({ behavior: 'instant' })
    row?.focus({ preventScroll: true })
  }, [data, hash])
  if (isError || data?.length === 0) return null
  return (
    <Section aria-labelledby="line-products">
      <Container>
        <Top id="line-products">{text.heading}</Top>
        {data && <ProductTable products={data} />}
      </Container>
    </Section>
  )
}
