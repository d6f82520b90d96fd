import { PageLibrary } from '../../views/navigation/PageLibrary'
import type { PageState } from '../../views/pageState'
import { pageLoaders } from '../../views/pages/registry'
import type { Content } from '../content/Snapshots'
import type { Headers } from '../core/readyAnswer'
import { lineOfPage } from '../shared/categories'
import type { Shop } from '../shared/shop'
import type { Assets } from './assets'
import { renderPage } from './renderPage'
import type { Shown } from './shownPages'

export interface Page {
  status: 200 | 404
  html: string
  /** Its security headers, whose policy names its styles. */
  security: Headers
}

export interface RenderSources {
  siteUrl: string
  retentionDays: number
  assets: Assets
  /** The security headers of a page with these style blocks. */
  security: (styleHashes: readonly string[]) => Headers
  /** Is called with the milliseconds that each page took to render. */
  onRendered: (ms: number) => void
}

/** What the shop says that its own pictures show, of those that are in place. */
function alternativeTexts({ shop, ownPictures }: Content): Pick<PageState, 'alternatives'> {
  const said = Object.entries(shop.pictureWords).flatMap(([name, { alt }]) =>
    alt && name in ownPictures ? [[name, alt] as const] : [],
  )
  return said.length > 0 ? { alternatives: Object.fromEntries(said) } : {}
}

/** Renders pages of a content, once their modules are loaded. */
export class PageRenderer {
  /** The pages about each state of the shop that a content shows. */
  readonly #libraries = new WeakMap<Shop, PageLibrary>()

  constructor(readonly sources: RenderSources) {}

  libraryOf({ shop: { details } }: Content): PageLibrary {
    const library = this.#libraries.get(details) ?? new PageLibrary(pageLoaders, details)
    this.#libraries.set(details, library)
    return library
  }

  render(content: Content, shown: Shown): Page {
    const { siteUrl, retentionDays, assets, security, onRendered } = this.sources
    const { id, location, language, extra } = shown
    const { shop, ownPictures } = content
    const pictures = { ...assets.pictures, ...ownPictures }
    const { lowerStyles, pictureModule } = assets
    const isOfLine = id !== 'notFound' && lineOfPage(id) !== undefined
    const library = this.libraryOf(content)
    const begun = performance.now()
    const reads = library.loaded(id, language)?.reads ?? []
    const state: PageState = {
      language,
      siteUrl,
      retentionDays,
      shop: shop.details,
      ...(lowerStyles && isOfLine && { lowerStyles: lowerStyles.address }),
      pictureModule,
      pictures,
      ...alternativeTexts(content),
      data: Object.fromEntries(reads.map((path) => [path, content.apiAnswers[path]])),
      ...extra,
    }
    // The browser has the built pictures' addresses from their module.
    const sent = { ...state, pictures: ownPictures }
    const page = { id, location, state, sent, missing: shop.missing }
    const { html, styleHashes } = renderPage(page, library, { ...assets, pictures })
    onRendered(performance.now() - begun)
    return { status: id === 'notFound' ? 404 : 200, html, security: security(styleHashes) }
  }
}
