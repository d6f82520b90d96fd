import type { RegisteredPage } from '../../views/navigation/LoadedPage'
import { PageLibrary } from '../../views/navigation/PageLibrary'
import { pageLoaders } from '../../views/pages/registry'
import { contentSecurityPolicy } from '../contentSecurityPolicy'
import { KeptByRevision } from '../KeptByRevision'
import { prepareBody, type ReadyBody } from '../readyBody'
import { apiPaths, type ReadPath } from '../shared/apiPaths'
import { productQuery } from '../shared/contactLinks'
import type { FormOutcome } from '../shared/formOutcome'
import type { Language } from '../shared/languages'
import type { ListedProduct } from '../shared/products'
import { referenceOf } from '../shared/requests'
import { type PageId, pageAt } from '../shared/routes'
import type { Assets } from './assets'
import { renderPage } from './renderPage'

/** The placeholder for a request's id; `~` is in no other text, and is not encoded in links. */
const anyId = '~request~id~'

/** How many of the form's pages for a single product are kept; a catalogue may hold thousands. */
const mostOfProducts = 100

/** A rendered page. */
export interface Page {
  status: 200 | 404
  html: string
  /** Its content security policy, which names its styles. */
  policy: string
}

/** A page that is ready to be sent to everybody. */
export interface KeptPage extends Omit<Page, 'html'> {
  body: ReadyBody
}

export interface PageSources {
  siteUrl: string
  retentionDays: number
  assets: Assets
  /** What the API would answer now; undefined while that cannot be known. */
  read: () => Promise<ApiReading | undefined>
}

/** One reading of all that pages show besides their own text. */
export interface ApiReading {
  /** Changes whenever an answer does. */
  revision: string
  /** The API's answer at an address. */
  at: (path: ReadPath) => unknown
}

/** Revision of pages that show no products, or are rendered while none can be read. */
const withoutReading = 'none'

function isListed(reading: ApiReading | undefined, name: string): boolean {
  const products = reading?.at(apiPaths.products) as readonly ListedProduct[] | undefined
  return products?.some((product) => product.name === name || product.nameEn === name) === true
}

/**
 * Renders pages and keeps them. A page depends on its address, its language and the catalogue, on
 * nothing of the visitor's, so each is rendered and compressed once for a revision.
 */
export class Pages {
  readonly #library = new PageLibrary(pageLoaders, () => undefined)
  readonly #kept = new KeptByRevision<KeptPage>()
  readonly #thanks = new KeptByRevision<Page>()
  readonly #ofProducts = new KeptByRevision<KeptPage>(mostOfProducts)

  constructor(readonly sources: PageSources) {}

  /** Loads every page's module ahead of the first visitor who asks for it. */
  async load(): Promise<void> {
    await this.#library.loadAll()
  }

  /**
   * The page at an address; the not-found page where there is none.
   * @param query one of few known forms, since each is kept; begins with `?` or is empty
   * @param product the name of a product that the form is opened for; ignored where there is none
   */
  async get(
    path: string,
    language: Language,
    query = '',
    product: string | null = null,
  ): Promise<KeptPage> {
    const id = pageAt(path) ?? 'notFound'
    // The not-found page looks the same everywhere: addresses that visitors invent are not kept.
    const reading = await this.#readFor(id, language)
    const isOfProduct = query !== '' && product !== null && isListed(reading, product)
    const known = isOfProduct ? `${query}&${productQuery(product, language)}` : query
    const location = id === 'notFound' ? '/404' : path + known
    const revision = reading?.revision ?? withoutReading
    const kept = isOfProduct ? this.#ofProducts : this.#kept
    return kept.get(`${language} ${location}`, revision, async () => {
      const { html, ...page } = await this.#render(id, location, language, reading)
      return { ...page, body: await prepareBody(html) }
    })
  }

  /** The page that answers a form; it holds what one visitor typed and is not kept. */
  async answer(
    page: PageId,
    location: string,
    language: Language,
    form: FormOutcome,
  ): Promise<Page> {
    const reading = await this.#readFor(page, language)
    return await this.#render(page, location, language, reading, form)
  }

  /** Loads the page; one reading for all of it, and none for a page that asks the API nothing. */
  async #readFor(id: RegisteredPage, language: Language): Promise<ApiReading | undefined> {
    const { reads } = await this.#library.load(id, language)
    return reads.length > 0 ? await this.sources.read() : undefined
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
    const revision = reading?.revision ?? withoutReading
    const page = await this.#thanks.get(`${language} ${path}`, revision, () =>
      this.#render('contacts', path, language, reading, { kind: 'sent', id: anyId }),
    )
    const html = page.html.replaceAll(anyId, id).replaceAll(referenceOf(anyId), referenceOf(id))
    return { ...page, html }
  }

  async #render(
    id: RegisteredPage,
    location: string,
    language: Language,
    reading: ApiReading | undefined,
    form?: FormOutcome,
  ): Promise<Page> {
    const { siteUrl, retentionDays, assets } = this.sources
    const data: Record<string, unknown> = {}
    if (reading) for (const path of this.#readsOf(id, language)) data[path] = reading.at(path)
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
          ...(form && { form }),
        },
      },
      this.#library,
      assets,
    )
    const policy = contentSecurityPolicy(styleHashes, siteUrl)
    return { status: id === 'notFound' ? 404 : 200, html, policy }
  }
}
