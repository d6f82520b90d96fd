import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { colours, space } from '../theme/tokens'
import { Dock } from './Dock'
import { Footer } from './Footer'
import { Header } from './Header'

const SkipLink = styled.a`
  position: absolute;
  z-index: 3;
  left: ${space(4)};
  top: -10rem;
  padding: ${space(3)} ${space(4)};
  background: ${colours.paper};
  &:focus {
    top: ${space(3)};
  }
`

/**
 * The frame of every page. Header and footer are each in a Suspense boundary: React hydrates everything
 * outside of a boundary in one go, and pauses between boundaries.
 */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText(siteText)
  return (
    <>
      <SkipLink href="#content">{text.skipToContent}</SkipLink>
      <Suspense>
        <Header />
      </Suspense>
      <Dock />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  )
}
