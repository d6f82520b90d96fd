import type { ReactNode } from 'react'
import { locales } from '../src/shared/languages'
import { pageStateId } from './pageState'
import { useLanguage } from './text/LanguageProvider'

export interface DocumentProps {
  stateText: string
  /** On the server: links to what the browser should load early, and the script that starts it. */
  head?: ReactNode
  /** On the server: what machines read of the page. */
  tail?: ReactNode
  children: ReactNode
}

/** The whole document; title, description and links come from the page's `Head`. */
export function Document({ stateText, head, tail, children }: DocumentProps) {
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
