import styled from '@emotion/styled'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { space } from '../theme/tokens'
import { Button } from './Button'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  padding-block: ${space(5)};
`

/** One line where products should stand, and the way to try again. */
export function ProductsUnavailable({ onRetry }: { onRetry: () => void }) {
  const text = useText(siteText)
  return (
    <Line role="alert">
      {text.productsUnavailable}
      <Button type="button" onClick={onRetry}>
        {text.retry}
      </Button>
    </Line>
  )
}
