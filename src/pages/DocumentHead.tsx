import type { RegisteredPage } from '../../views/navigation/LoadedPage'
import { fontFiles } from '../../views/theme/fontFaces'
import { GlobalStyles } from '../../views/theme/GlobalStyles'
import { colours } from '../../views/theme/tokens'
import { lineOfPage } from '../shared/categories'
import type { Language } from '../shared/languages'
import type { Assets } from './assets'

interface HeadedPage {
  assets: Assets
  id: RegisteredPage
  language: Language
}

/** The faces of a page's first screen: only a line's title and home's are partly italic. */
function firstFonts(id: RegisteredPage): string[] {
  const { text, display, displayItalic } = fontFiles
  const isItalic = id === 'home' || (id !== 'notFound' && lineOfPage(id) !== undefined)
  return [text, display, ...(isItalic ? [displayItalic] : [])]
}

/**
 * Shows the cookie banner, and loads the browser's side when the page is shown, with the modules
 * that this page needs. It runs as soon as it is loaded, even mid-page, and delays no paint.
 */
function StartScript({ assets, id, language }: HeadedPage) {
  const own = assets.pages[id]?.[language] ?? []
  const modules = [...assets.imports, assets.pictureModule, ...own]
  return (
    <script
      type="module"
      src={assets.start}
      async
      fetchPriority="high"
      // It makes room for the visitor's list: what is painted before would move.
      blocking={id === 'contacts' ? 'render' : undefined}
      data-entry={assets.entry}
      data-modules={modules.join(' ')}
    />
  )
}

/** What the head of every document has, whatever its page is called. */
export function DocumentHead(page: HeadedPage) {
  return (
    <>
      {/* They never change: the browser keeps what the server sent. */}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={colours.paper} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <GlobalStyles />
      {firstFonts(page.id).map((address) => (
        <link
          key={address}
          rel="preload"
          href={address}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <StartScript {...page} />
    </>
  )
}
