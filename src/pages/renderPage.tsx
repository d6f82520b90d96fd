import { createHash } from 'node:crypto'
import type { EmotionCache } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../../views/App'
import * as bannerModule from '../../views/consent/CookieBanner'
import { ReadCache } from '../../views/data/ReadCache'
import { laterBanner, laterQuestions, unscripted } from '../../views/lateParts'
import type { RegisteredPage } from '../../views/navigation/LoadedPage'
import type { PageLibrary } from '../../views/navigation/PageLibrary'
import { jsonInScript, type PageState } from '../../views/pageState'
import { OtherLines } from '../../views/pages/contacts/list/OtherLines'
import * as questionsModule from '../../views/pages/products/chooser/Questions'
import { atLowerStyles } from '../../views/theme/LowerStyles'
import { className, createStyleCache } from '../../views/theme/styleCache'
import type { Language } from '../shared/languages'
import type { LineProduct } from '../shared/products'
import type { ShopReading } from '../shared/shop'
import type { Assets } from './assets'
import { DocumentHead } from './DocumentHead'
import { SharingTags } from './SharingTags'
import { structuredData } from './structuredData/structuredData'

// Of what the browser loads later, the server's pages have all.
laterBanner.put(bannerModule)
laterQuestions.put(questionsModule)
unscripted.OtherLines = OtherLines

interface PageToRender {
  id: RegisteredPage
  /** Path and query. */
  location: string
  state: PageState
  /** What the browser is sent of it, where it has the rest from elsewhere. */
  sent?: PageState
  /** Details of the shop that its owner has yet to give. */
  missing: ShopReading['missing']
}

/** What the browser asks for when it changes to the other language. */
const otherDescription = { it: 'descriptionEn', en: 'description' } satisfies Record<
  Language,
  keyof LineProduct
>

/**
 * React's mark of a part that threw inside a Suspense boundary and that the browser is to render. The
 * mark cannot come from content: in text, attributes and the state every `<` is escaped.
 */
const leftToBrowser = '<!--$!-->'

/**
 * The document without its styles, which are then in the cache; the page's module must be there.
 * @throws whatever a page throws while it renders
 */
export function renderMarkup(
  { id, location, state, sent = state, missing }: PageToRender,
  library: PageLibrary,
  assets: Assets,
  styleCache: EmotionCache,
): string {
  const { language, form } = state
  const text = library.loaded(id, language)?.text
  // Tags for shared links and structured data are for pages that can be found: not for the not-found page,
  // nor for the page that answers one visitor's form.
  const listed =
    id !== 'notFound' && !form ? { page: id, location, state, assets, missing } : undefined
  const described = listed && structuredData(listed)
  const render = (Waiting: ComponentType<{ children: ReactNode }>) =>
    renderToString(
      <StaticRouter location={location}>
        <App
          state={state}
          stateText={jsonInScript(sent, otherDescription[language])}
          library={library}
          styleCache={styleCache}
          reads={new ReadCache(state.data)}
          head={
            <>
              {listed && text && <SharingTags {...listed} text={text} />}
              <DocumentHead assets={assets} id={id} language={language} />
            </>
          }
          tail={
            // Browsers do not run it, so the policy need not name it.
            described && (
              <script
                type="application/ld+json"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
                dangerouslySetInnerHTML={{ __html: jsonInScript(described) }}
              />
            )
          }
          Waiting={Waiting}
        />
      </StaticRouter>,
    )
  const markup = render(Suspense)
  if (markup.includes(leftToBrowser)) {
    // `renderToString` swallows the error; rendered again without the boundary, it is thrown.
    render(Fragment)
    throw new Error('A part of the page was not rendered')
  }
  return markup
}

/** @returns the document, and `sha256-…` of each of its style blocks for the content security policy */
export function renderPage(page: PageToRender, library: PageLibrary, assets: Assets) {
  const styleCache = createStyleCache()
  const { extractCriticalToChunks } = createEmotionServer(styleCache)
  const markup = renderMarkup(page, library, assets, styleCache)
  if (page.state.lowerStyles) {
    const [above] = atLowerStyles(markup)
    for (const id of assets.lowerStyles?.ids ?? []) {
      if (!above.includes(className(id))) styleCache.inserted[id] = true
    }
  }
  const { styles } = extractCriticalToChunks(markup)
  const blocks = styles.map(({ css }) => ({
    tag: `<style>${css}</style>`,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  }))
  const headEnd = [...blocks.map(({ tag }) => tag), '</head>'].join('')
  return {
    html: `<!doctype html>${markup.replace('</head>', () => headEnd)}`,
    styleHashes: blocks.map(({ hash }) => hash),
  }
}
