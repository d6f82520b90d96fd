import type { ReactNode } from 'react'
import { locales } from '../src/shared/languages'
import { pageStateId } from './pageState'
import { useLanguage } from './text/LanguageProvider'

/** The whole document; title, description and links come from the page's `Head`. */
export function Document({
  stateText,
  head,
  tail,
  children,
}: {
  stateText: string
  head: ReactNode
  tail: ReactNode
  children: ReactNode
}) {
  const { language } = useLanguage()
  return (
    <html lang={locales[language]}>
      <head>
        <meta charSet="utf-8" />
        {head}
      </head>
      <body>
        {children}
        <script
          id={pageStateId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
          dangerouslySetInnerHTML={{ __html: stateText }}
        />
        {tail}
      </body>
    </html>
  )
}
