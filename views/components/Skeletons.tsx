// Imported only so that esbuild puts both into one file.
import './ProductLink'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { colours } from '../theme/tokens'

const breathe = keyframes`
  50% { opacity: 0.5; }
`

/** The placeholder of one product while the list loads. */
const Skeleton = styled.div`
  aspect-ratio: 4 / 5;
  background: ${colours.sand};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (scripting: none) {
    display: none;
  }
`

/** Without a script the products never load: a sentence that says so, and a link to try again. */
function WithoutScript() {
  const text = useText(siteText)
  const { pathname, search } = useLocation()
  return (
    <noscript>
      <p>
        {text.productsUnavailable} <a href={pathname + search}>{text.retry}</a>
      </p>
    </noscript>
  )
}

/** Placeholders in a grid; a screen reader hears once what they stand for. */
export function Skeletons({ count }: { count: number }) {
  const { loading } = useText(siteText)
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <li key={index} data-skeleton>
      <Skeleton {...(index === 0 ? { role: 'status', 'aria-label': loading } : undefined)} />
      {index === 0 && <WithoutScript />}
    </li>
  ))
}
