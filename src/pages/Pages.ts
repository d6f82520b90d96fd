import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { RegisteredPage } from '../../views/pages/PageDefinition'
import { PageLibrary } from '../../views/pages/PageLibrary'
import { pageLoaders } from '../../views/pages/registry'
import type { ReadPath } from '../shared/apiPaths'
import type { FormOutcome } from '../shared/formOutcome'
import type { Language } from '../shared/languages'
import { type PageId, pageAt } from '../shared/routes'
import type { Assets } from './assets'
import { renderPage } from './renderPage'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** A rendered page. */
export interface Page {
  status: 200 | 404
  html: Buffer
  styleHashes: string[]
}

/** A page that is ready to be sent to everybody. */
export interface KeptPage extends Page {
  br: Buffer
  gzip: Buffer
  etag: string
}

export interface PageSources {
  siteUrl: string
  assets: Assets
  /** Changes whenever an answer of `read` does. */
  revision: () => Promise<string>
  /** What the API would answer at these addresses; those that cannot be read are left out. */
  read: (paths: readonly ReadPath[]) => Promise<Record<string, unknown>>
}

/**
 * Renders pages and keeps them. A page depends on its address, its language and the catalogue, on
 * nothing of the visitor's, so each is rendered and compressed once for a revision.
 */
export class Pages {
  readonly #library = new PageLibrary(pageLoaders, () => undefined)
  readonly #kept = new Map<string, { revision: string; page: Promise<KeptPage> }>()

  constructor(readonly sources: PageSources) {}

  /** Loads every page's module. */
  async load(): Promise<void> {
    await this.#library.loadAll()
  }

  /**
   * The page at an address; the not-found page where there is none.
   * @param query one of few known forms, since each is kept; begins with `?` or is empty
   */
  async get(path: string, language: Language, query = ''): Promise<KeptPage> {
    const id = pageAt(path) ?? 'notFound'
    // The not-found page looks the same everywhere: addresses that visitors invent are not kept.
    const location = id === 'notFound' ? '/404' : path + query
    const revision = await this.sources.revision()
    const key = `${language} ${location}`
    const kept = this.#kept.get(key)
    if (kept?.revision === revision) return kept.page
    const page = this.#make(id, location, language)
    this.#kept.set(key, { revision, page })
    page.catch(() => this.#kept.delete(key))
    return page
  }

  /** The page that answers a form; it holds what one visitor typed and is not kept. */
  async answer(
    page: PageId,
    location: string,
    language: Language,
    form: FormOutcome,
  ): Promise<Page> {
    return await this.#render(page, location, language, form)
  }

  async #render(
    id: RegisteredPage,
    location: string,
    language: Language,
    form?: FormOutcome,
  ): Promise<Page> {
    const { siteUrl, assets, read } = this.sources
    const data = await read(this.#library.loaded(id, language)?.reads ?? [])
    const { html, styleHashes } = renderPage(
      {
        id,
        location,
        state: { language, siteUrl, pictures: assets.pictures, data, ...(form && { form }) },
      },
      this.#library,
      assets,
    )
    return { status: id === 'notFound' ? 404 : 200, html: Buffer.from(html), styleHashes }
  }

  async #make(id: RegisteredPage, location: string, language: Language): Promise<KeptPage> {
    const page = await this.#render(id, location, language)
    const { html } = page
    const [br, gz] = await Promise.all([
      brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip(html, { level: 9 }),
    ])
    return {
      ...page,
      br,
      gzip: gz,
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    }
  }
}
