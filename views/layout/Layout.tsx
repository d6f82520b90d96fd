import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { colours, space } from '../theme/tokens'
import { Footer } from './Footer'
import { Header } from './Header'
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

/** The frame of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText(siteText)
  return (
    <>
      <SkipLink href="#content">{text.skipToContent}</SkipLink>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <WhatsAppButton />
    </>
  )
}
