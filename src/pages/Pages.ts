import type { RegisteredPage } from '../../views/navigation/LoadedPage'
import type { Content, Make, Snapshot, Snapshots } from '../content/Snapshots'
import { type Headers, prepareAnswer, type ReadyAnswer } from '../core/readyAnswer'
import { apiPaths } from '../shared/apiPaths'
import { lineIn, productQuery } from '../shared/contactLinks'
import type { FormOutcome } from '../shared/formOutcome'
import { isEnglishPath, type Language } from '../shared/languages'
import { productNamed } from '../shared/onRequest'
import { productName } from '../shared/products'
import { referenceOf } from '../shared/quotes'
import { servicePaths } from '../shared/servicePaths'
import type { Shop } from '../shared/shop'
import { textHeaders } from './crawlers'
import { type Page, PageRenderer, type RenderSources } from './PageRenderer'
import { allShown, keyOf, type Shown, shownAt } from './shownPages'
import { sitemap } from './sitemap'
import { TimeShare } from './TimeShare'

export interface PageSources extends RenderSources {
  /** The Cache-Control value of pages that are the same for everybody. */
  cacheControl: string
  snapshots: Snapshots
  /** Resolves when the products have been read, or could not be. */
  whenProductsRead: () => Promise<unknown>
}

/** The placeholder for a request's id; `~` is in no other text, and is not encoded in links. */
const anyId = '~request~id~'

/**
 * The pages as they are sent. Most depend on address, language and content alone, on nothing of the
 * visitor's: each of those is rendered and compressed once for a snapshot, and kept there.
 */
export class Pages {
  readonly #renderer: PageRenderer
  readonly #thanks = new Map<string, Page & { content: Content }>()
  /** For pages that visitors invent. */
  readonly #budget = new TimeShare()

  constructor(readonly sources: PageSources) {
    this.#renderer = new PageRenderer(sources)
  }

  /** Every page of a snapshot by its key, then the sitemap with their pictures by its address. */
  *all(snapshot: Snapshot): Iterable<[string, Make]> {
    for (const shown of allShown) {
      const make = async () => {
        await this.#renderer.libraryOf(snapshot.content).load(shown.id, shown.language)
        return await this.#make(snapshot, shown, 'lasting')
      }
      yield [keyOf(shown), make]
    }
    const { siteUrl, security } = this.sources
    const headers = { ...security([]), ...textHeaders('application/xml') }
    yield [servicePaths.sitemap, () => prepareAnswer(sitemap(siteUrl, snapshot.answers), headers)]
  }

  /**
   * The page at an address; the not-found page where there is none.
   * @param query one of few known forms, since each is kept; begins with `?` or is empty
   */
  async get(path: string, language: Language, query = ''): Promise<ReadyAnswer> {
    const shown = shownAt(path, language, query)
    const snapshot = await this.#snapshotFor(shown.id, language)
    return snapshot.get(keyOf(shown), () => this.#make(snapshot, shown))
  }

  /**
   * The form opened for a product, or for what is wanted on request.
   * @param query names the product's line
   * @returns undefined where nothing of the line has this name, or when no time is left
   */
  async forProduct(
    path: string,
    language: Language,
    query: string,
    name: string,
  ): Promise<ReadyAnswer | undefined> {
    const snapshot = await this.#snapshotFor('contacts', language)
    const products = snapshot.content.apiAnswers[apiPaths.products] ?? []
    const product = productNamed(products, lineIn(new URLSearchParams(query)), name)
    if (!product) return undefined
    const inFull = `${query}&${productQuery(productName(product, language), language)}`
    return await this.#ofMany(snapshot, { id: 'contacts', location: path + inFull, language })
  }

  /**
   * The catalogue with all that an address says of shade, length and answers.
   * @returns undefined when the budget is spent: the browser then narrows the line's page
   */
  async narrowed(
    path: string,
    language: Language,
    query: string,
  ): Promise<ReadyAnswer | undefined> {
    const snapshot = await this.#snapshotFor('products', language)
    const shown: Shown = { id: 'products', location: path + query, language, extra: { query } }
    return await this.#ofMany(snapshot, shown)
  }

  get shop(): Shop {
    return this.sources.snapshots.current.content.shop.details
  }

  /** Whether there is time left to render pages that visitors cause at will. */
  get hasTime(): boolean {
    return this.#budget.isLeft
  }

  /**
   * The contact page that answers a form; it holds what one visitor typed and is not kept.
   * @param isLimited whether something else bounds how many such forms come
   * @returns undefined for another form when the budget is spent
   */
  async answer(
    location: string,
    language: Language,
    form: FormOutcome,
    isLimited: boolean,
  ): Promise<Page | undefined> {
    const { content } = await this.#snapshotFor('contacts', language)
    if (!isLimited && !this.hasTime) return undefined
    const shown: Shown = { id: 'contacts', location, language, extra: { form } }
    return this.#budget.spendOn(() => this.#renderer.render(content, shown))
  }

  /**
   * The contact page that thanks for a request. Anybody may ask for it with any id: it is rendered
   * once, and the id written into it, so that asking costs no more than for another page.
   */
  async thanks(path: string, language: Language, id: string): Promise<Page> {
    const { content } = await this.#snapshotFor('contacts', language)
    const extra: Shown['extra'] = { form: { kind: 'sent', id: anyId } }
    const shown: Shown = { id: 'contacts', location: path, language, extra }
    let page = this.#thanks.get(keyOf(shown))
    if (page?.content !== content) {
      page = { ...this.#renderer.render(content, shown), content }
      this.#thanks.set(keyOf(shown), page)
    }
    const html = page.html.replaceAll(anyId, id).replaceAll(referenceOf(anyId), referenceOf(id))
    return { ...page, html }
  }

  /** The current snapshot, the page's module loaded. Only pages with products wait for them. */
  async #snapshotFor(id: RegisteredPage, language: Language): Promise<Snapshot> {
    const { snapshots, whenProductsRead } = this.sources
    const { reads } = await this.#renderer.libraryOf(snapshots.current.content).load(id, language)
    if (reads.length > 0) await whenProductsRead()
    const { current } = snapshots
    await this.#renderer.libraryOf(current.content).load(id, language)
    return current
  }

  /** @returns undefined for a page that is not kept when the budget is spent */
  async #ofMany(snapshot: Snapshot, shown: Shown): Promise<ReadyAnswer | undefined> {
    if (!snapshot.has(keyOf(shown)) && !this.hasTime) return undefined
    const make = () => this.#budget.spendOn(() => this.#make(snapshot, shown))
    return snapshot.get(keyOf(shown), make)
  }

  /** Renders at once, and compresses beside other work. */
  #make(
    { content }: Snapshot,
    shown: Shown,
    stay: 'lasting' | 'passing' = 'passing',
  ): Promise<ReadyAnswer> {
    const { id, location } = shown
    const { html, status, security } = this.#renderer.render(content, shown)
    const headers: Headers = {
      ...security,
      'Content-Type': 'text/html; charset=utf-8',
      // Addresses that visitors invent would fill a shared cache.
      'Cache-Control': id === 'notFound' ? 'no-cache' : this.sources.cacheControl,
      ...(!isEnglishPath(location) && { Vary: 'Cookie' }),
    }
    return prepareAnswer(html, headers, status, stay)
  }
}
