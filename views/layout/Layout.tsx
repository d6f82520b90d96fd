import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { newTabId } from '../components/ExternalLink'
import { SkipLink } from '../components/SkipLink'
import { usePageState } from '../pageState'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { colours, gutter, sizes, space } from '../theme/tokens'
import { Dock } from './Dock'
import { Footer } from './Footer'
import { Header } from './Header'

const Notice = styled.section`
  padding: ${space(3)} ${gutter};
  background: ${colours.sand};
  font-size: ${sizes.small};
  text-align: center;
  text-wrap: balance;
`

/**
 * The frame of every page. Header and footer are each in a Suspense boundary: React hydrates
 * everything outside of a boundary in one go, and pauses between boundaries.
 */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText(siteText)
  const { language } = useLanguage()
  const { notice } = usePageState().shop
  return (
    <>
      <SkipLink href="#content">{text.skipToContent}</SkipLink>
      {notice && <Notice aria-label={text.notice}>{notice[language]}</Notice>}
      <span hidden id={newTabId}>
        {text.newTab}
      </span>
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
