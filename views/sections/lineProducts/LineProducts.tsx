import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Category } from '../../../src/shared/categories'
import { Container } from '../../components/Container'
import { Section } from '../../components/Section'
import { Heading, Small, Stack } from '../../components/typography'
import { useProducts, useProductsOf } from '../../data/products'
import { fragmentTarget } from '../../navigation/fragmentTarget'
import { AskingForm } from '../../quote/AddToRequest'
import { addText } from '../../quote/text'
import { useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours } from '../../theme/tokens'
import { ProductTable } from './ProductTable'
import { lineProductsText } from './text'

/** Holds some of the room that the table will take. */
const Waiting = styled.p`
  min-height: 30rem;
  color: ${colours.inkSoft};
`

/** The products of a line as a table; nothing where it has none, or they cannot be had: the page is whole without. */
export function LineProducts({ line }: { line: Category }) {
  const text = useText(lineProductsText)
  const adding = useText(addText)
  const site = useText(siteText)
  const { hash } = useLocation()
  const { data, isError } = useProductsOf(line)
  const { data: all } = useProducts()
  // Until the descriptions come, what the list of all products says.
  const products = data ?? all?.filter(({ category }) => category === line)
  const isMissing = products === undefined
  const isWaiting = useRef(false)
  useEffect(() => {
    const waited = isWaiting.current
    isWaiting.current = isMissing
    if (!waited || isMissing) return
    // The row was not there yet when the page was.
    const row = fragmentTarget(hash)
    row?.scrollIntoView({ behavior: 'instant' })
    row?.focus({ preventScroll: true })
  }, [isMissing, hash])
  if (isError || products?.length === 0) return null
  return (
    <Section aria-labelledby="line-products">
      <Container>
        <Stack>
          <Heading id="line-products">{text.heading}</Heading>
          <Small>{adding.hint}</Small>
          <AskingForm line={line} />
          {products ? (
            <ProductTable products={products} />
          ) : (
            <Waiting role="status">{site.loading}</Waiting>
          )}
        </Stack>
      </Container>
    </Section>
  )
}
