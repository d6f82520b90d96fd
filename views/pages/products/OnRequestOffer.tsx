import styled from '@emotion/styled'
import { type OnRequest, productOfWish } from '../../../src/shared/onRequest'
import { Body, ProductName, Stack } from '../../components/typography'
import { AddToQuote, AskingForm } from '../../quote/AddToQuote'
import { useLanguage } from '../../text/LanguageProvider'
import { nameOf } from '../../text/productFacts'
import { colours, space } from '../../theme/tokens'
import type { it } from './text.it'

const Offers = styled.ul`
  width: 100%;
  max-width: 44rem;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(5)};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space(2)};
    border-top: 1px solid ${colours.hairline};
  }
`

/** What the filters ask for and no product is, from each line that makes it. */
export function OnRequestOffer({
  wishes,
  text,
}: {
  wishes: readonly OnRequest[]
  text: typeof it
}) {
  const { language } = useLanguage()
  return (
    <Stack>
      <Body>{text.onRequest.body}</Body>
      <Offers>
        {wishes.map((wish) => {
          const product = productOfWish(wish)
          return (
            <li key={wish.line}>
              <AskingForm line={wish.line} />
              <ProductName as="h2">{nameOf(product, language)}</ProductName>
              <AddToQuote product={product} isLong />
            </li>
          )
        })}
      </Offers>
    </Stack>
  )
}
