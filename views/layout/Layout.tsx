import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { colours, space } from '../theme/tokens'
import { Footer } from './Footer'
import { Header } from './Header'
import { useBanner } from './useBanner'
import { WhatsAppButton } from './WhatsAppButton'

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
 * What floats over the page, one above the other so that nothing covers anything. It comes before
 * the page's content in the order of Tab, the banner first.
 */
const Dock = styled.div`
  position: fixed;
  z-index: 2;
  inset: 0;
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  pointer-events: none;
  @media print {
    display: none;
  }
`

/**
 * The frame of every page. Header and footer stand in boundaries of their own: what is outside of any
 * React hydrates without a pause.
 */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText(siteText)
  const Banner = useBanner()
  return (
    <>
      <SkipLink href="#content">{text.skipToContent}</SkipLink>
      <Suspense>
        <Header />
      </Suspense>
      <Dock>
        {Banner && <Banner />}
        {/* A new element when the banner shows: one that moves would count as a layout shift. */}
        <WhatsAppButton key={Banner ? 'above' : 'alone'} />
      </Dock>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  )
}
