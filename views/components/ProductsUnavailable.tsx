import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
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

/**
 * One line in the place of products, with a button to try again. While it tries, the line's place
 * has the focus; after another failure the button has it again.
 */
export function ProductsUnavailable({ onRetry }: { onRetry: () => void }) {
  const text = useText(siteText)
  const button = useRef<HTMLButtonElement>(null)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (line.current?.parentElement === document.activeElement) button.current?.focus()
  }, [])
  const retry = () => {
    const place = line.current?.parentElement
    if (place) place.tabIndex = -1
    place?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Line ref={line} role="alert">
      {text.productsUnavailable}
      <Button ref={button} type="button" onClick={retry}>
        {text.retry}
      </Button>
    </Line>
  )
}
