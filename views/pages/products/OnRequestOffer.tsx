import styled from '@emotion/styled'
import { listedOnRequest, type OnRequest } from '../../../src/shared/onRequest'
import { Body, Stack, Subheading } from '../../components/typography'
import { AddToRequest, AskingForm } from '../../quote/AddToRequest'
import { narrowNameOf } from '../../text/factsOf'
import { useLanguage } from '../../text/LanguageProvider'
import { colours, space } from '../../theme/tokens'
import type { it } from './text.it'

const Add = styled(AddToRequest)`
  min-height: 3.25rem;
  padding: ${space(3)} ${space(6)};
  border: 1px solid ${colours.bronze};
  background: ${colours.bronze};
  color: ${colours.white};
  &:hover {
    border-color: ${colours.espresso};
    background: ${colours.espresso};
    text-decoration: none;
  }
`

/** In the place of an empty result: what the filters ask for, and the way onto the list. */
export function OnRequestOffer({ wish, text }: { wish: OnRequest; text: typeof it }) {
  const { language } = useLanguage()
  const product = listedOnRequest(wish)
  return (
    <Stack>
      <Subheading as="h2">{narrowNameOf(product, language)}</Subheading>
      <Body>{text.onRequest.body}</Body>
      <AskingForm line={wish.line} />
      <Add product={product} isLong />
    </Stack>
  )
}
