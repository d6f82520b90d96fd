import { setImmediate as otherWork } from 'node:timers/promises'
import type { RegisteredPage } from '../../views/navigation/LoadedPage'
import { PageLibrary } from '../../views/navigation/PageLibrary'
import type { PageState } from '../../views/pageState'
import { laterQuestions } from '../../views/pages/products/chooser/Chooser'
import { pageLoaders } from '../../views/pages/registry'
import { KeptByRevision } from '../core/KeptByRevision'
import { type Headers, prepareAnswer, type ReadyAnswer } from '../core/readyAnswer'
import { apiPaths, type ReadPath } from '../shared/apiPaths'
import { lineIn, productQuery } from '../shared/contactLinks'
import type { FormOutcome } from '../shared/formOutcome'
import { isEnglishPath, type Language, languages } from '../shared/languages'
import { type ListedProduct, productName } from '../shared/products'
import { referenceOf } from '../shared/quotes'
import { type PageId, pageAt, routeList } from '../shared/routes'
import { type ApiReading, type Page, type PageSources, withoutReading } from './PageSources'
import { renderPage } from './renderPage'
import { TimeShare } from './TimeShare'

/** The placeholder for a request's id; `~` is in no other text, and is not encoded in links. */
const anyId = '~request~id~'

/** How many are kept of the pages that there are thousands of: one a product, one a narrowed catalogue. */
const mostOfMany = 150

/** What a page shows at this address only. */
type OwnState = Pick<PageState, 'form' | 'query'>

/** The product of a line that has the name in either language. */
function listed(reading: ApiReading, query: string, name: string): ListedProduct | undefined {
  const line = lineIn(new URLSearchParams(query))
  return reading.answers[apiPaths.products]?.find(
    (product) => product.category === line && (product.name === name || product.nameEn === name),
  )
}

/** The not-found page looks the same everywhere: addresses that visitors invent are not kept. */
const noPageAt = (path: string) => (isEnglishPath(path) ? '/en/404' : '/404')

/** The languages that an address is shown in: at an Italian one, the visitor's choice counts. */
const languagesAt = (path: string): readonly Language[] =>
  isEnglishPath(path) ? ['en'] : languages

/**
 * Renders pages and keeps them. A page depends on its address, its language and the catalogue, on
 * nothing of the visitor's, so each is rendered and compressed once for a revision.
 */
export class Pages {
  readonly #library = new PageLibrary(pageLoaders)
  readonly #lasting = new KeptByRevision<ApiReading, ReadyAnswer>()
  readonly #kept = new KeptByRevision<ApiReading, ReadyAnswer>()
  readonly #thanks = new KeptByRevision<ApiReading, Page>()
  readonly #ofMany = new KeptByRevision<ApiReading, ReadyAnswer>(mostOfMany)
  /** The part of the time, and the milliseconds at once, in which those are rendered. */
  readonly #timeForMany = new TimeShare(0.1, 1000)

  constructor(readonly sources: PageSources) {}

  /** Loads every page's module ahead of the first visitor who asks for it. */
  async load(): Promise<void> {
    const ids = Object.keys(pageLoaders) as RegisteredPage[]
    await Promise.all(
      ids.flatMap((id) => languages.map((language) => this.#library.load(id, language))),
    )
  }

  /** Renders every page at every address, with room for other work in between. */
  async warm(): Promise<void> {
    for (const { path } of [...routeList, { path: noPageAt('/') }, { path: noPageAt('/en') }]) {
      for (const language of languagesAt(path)) {
        // A page that fails is logged when somebody asks for it.
        await this.get(path, language).catch(() => undefined)
        await otherWork()
      }
    }
  }

  /**
   * Renders what is kept for a reading that is not the current one yet, so that nobody waits for a
   * page when it is.
   * @returns puts the pages in place
   */
  prepare(next: ApiReading): Promise<() => void> {
    return this.#kept.prepare(next)
  }

  /**
   * The page at an address, if it needs no waiting.
   * @param address path and query in the one spelling that `get` keeps it under; pages at any other are not found
   */
  ready(address: string, language: Language): ReadyAnswer | undefined {
    const key = `${language} ${address}`
    const { revision } = withoutReading
    return this.#kept.ready(key, this.sources.revision()) ?? this.#lasting.ready(key, revision)
  }

  /**
   * The page at an address; the not-found page where there is none.
   * @param query one of few known forms, since each is kept; begins with `?` or is empty
   */
  async get(path: string, language: Language, query = ''): Promise<ReadyAnswer> {
    const id = pageAt(path) ?? 'notFound'
    const reading = await this.#readFor(id, language)
    const location = id === 'notFound' ? noPageAt(path) : path + query
    const kept = this.#readsOf(id, language).length > 0 ? this.#kept : this.#lasting
    return await this.#keep(kept, id, location, language, reading)
  }

  /**
   * The form opened for a product.
   * @param query names the product's line
   * @returns undefined where the line has no product of this name, or like `narrowed`
   */
  async forProduct(
    path: string,
    language: Language,
    query: string,
    name: string,
  ): Promise<ReadyAnswer | undefined> {
    const reading = await this.#readFor('contacts', language)
    const product = listed(reading, query, name)
    if (!product) return undefined
    const inFull = `${query}&${productQuery(productName(product, language), language)}`
    return await this.#oneOfMany('contacts', path + inFull, language, reading)
  }

  /**
   * The catalogue with all that an address says of shade, length and answers.
   * @returns undefined where such pages have taken up the time for them: the page of the line does, and
   * the browser does the rest
   */
  async narrowed(
    path: string,
    language: Language,
    query: string,
  ): Promise<ReadyAnswer | undefined> {
    const reading = await this.#readFor('products', language)
    await laterQuestions.load()
    return await this.#oneOfMany('products', path + query, language, reading, { query })
  }

  /** One of thousands of pages, whose rendering has a part of the time only: inventing addresses holds nobody up. */
  async #oneOfMany(
    id: PageId,
    location: string,
    language: Language,
    reading: ApiReading,
    own?: OwnState,
  ): Promise<ReadyAnswer | undefined> {
    const isKept = this.#ofMany.has(`${language} ${location}`, reading.revision)
    if (!isKept && !this.#timeForMany.isLeft) return undefined
    return await this.#keep(this.#ofMany, id, location, language, reading, own)
  }

  #keep(
    kept: KeptByRevision<ApiReading, ReadyAnswer>,
    id: RegisteredPage,
    location: string,
    language: Language,
    reading: ApiReading,
    own?: OwnState,
  ): Promise<ReadyAnswer> {
    const isOneOfMany = kept === this.#ofMany
    return kept.get(`${language} ${location}`, reading, async (source) => {
      const begun = performance.now()
      const { html, status, security } = this.#render(id, location, language, source, own)
      if (isOneOfMany) this.#timeForMany.spend(performance.now() - begun)
      const headers = { ...security, ...this.#headersOf(id, location) }
      return await prepareAnswer(html, headers, status, isOneOfMany ? 'passing' : 'lasting')
    })
  }

  #headersOf(id: RegisteredPage, location: string): Headers {
    return {
      'Content-Type': 'text/html; charset=utf-8',
      // Addresses that visitors invent would fill a shared cache.
      'Cache-Control': id === 'notFound' ? 'no-cache' : this.sources.cacheControl,
      ...(!isEnglishPath(location) && { Vary: 'Cookie' }),
    }
  }

  /** The page that answers a form; it holds what one visitor typed and is not kept. */
  async answer(
    page: PageId,
    location: string,
    language: Language,
    form: FormOutcome,
  ): Promise<Page> {
    const reading = await this.#readFor(page, language)
    return this.#render(page, location, language, reading, { form })
  }

  /** Loads the page; one reading for all of it, and none for a page that asks the API nothing. */
  async #readFor(id: RegisteredPage, language: Language): Promise<ApiReading> {
    const { reads } = await this.#library.load(id, language)
    return (reads.length > 0 ? await this.sources.read() : undefined) ?? withoutReading
  }

  #readsOf(id: RegisteredPage, language: Language): readonly ReadPath[] {
    return this.#library.loaded(id, language)?.reads ?? []
  }

  /**
   * The contact page that thanks for a request. Anybody may ask for it with any id: it is rendered
   * once, and the id written into it, so that asking costs no more than for another page.
   */
  async thanks(path: string, language: Language, id: string): Promise<Page> {
    const reading = await this.#readFor('contacts', language)
    const page = await this.#thanks.get(`${language} ${path}`, reading, async (source) =>
      this.#render('contacts', path, language, source, { form: { kind: 'sent', id: anyId } }),
    )
    const html = page.html.replaceAll(anyId, id).replaceAll(referenceOf(anyId), referenceOf(id))
    return { ...page, html }
  }

  #render(
    id: RegisteredPage,
    location: string,
    language: Language,
    reading: ApiReading,
    own: OwnState = {},
  ): Page {
    const { siteUrl, retentionDays, assets, security, onRendered } = this.sources
    const begun = performance.now()
    const data: PageState['data'] = {}
    const put = <P extends ReadPath>(path: P) => {
      data[path] = reading.answers[path]
    }
    this.#readsOf(id, language).forEach(put)
    const { html, styleHashes } = renderPage(
      {
        id,
        location,
        state: {
          language,
          siteUrl,
          retentionDays,
          pictures: assets.pictures,
          data,
          ...own,
        },
      },
      this.#library,
      assets,
    )
    onRendered(performance.now() - begun)
    return { status: id === 'notFound' ? 404 : 200, html, security: security(styleHashes) }
  }
}
