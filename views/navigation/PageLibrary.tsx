import { use } from 'react'
import type { Language } from '../../src/shared/languages'
import type { Shop } from '../../src/shared/shop'
import { Later, pending } from '../Later'
import { requiredContext } from '../requiredContext'
import { useLanguage } from '../text/LanguageProvider'
import type { LoadedPage, PageLoaders, RegisteredPage } from './LoadedPage'

/** The pages that are there, about one state of the shop, and the way to those that are not yet. */
export class PageLibrary {
  readonly #pages = new Map<string, Later<LoadedPage>>()

  /**
   * @param onFailure called when a page that must be shown cannot be had, as in a tab that is older
   * than the server's last release
   * @param onWaiting called when a page must be shown that is yet to come
   */
  constructor(
    readonly loaders: PageLoaders,
    readonly shop: Shop,
    readonly onFailure: () => void = () => undefined,
    readonly onWaiting: (page: Promise<unknown>) => void = () => undefined,
  ) {}

  loaded(id: RegisteredPage, language: Language): LoadedPage | undefined {
    return this.#page(id, language).value
  }

  load(id: RegisteredPage, language: Language): Promise<LoadedPage> {
    return this.#page(id, language).load()
  }

  /** The page that must be shown now: never rejects, but may stay pending after `onFailure`. */
  needed(id: RegisteredPage, language: Language): Promise<LoadedPage> {
    const page = this.#page(id, language)
    const needed = page.needed(() => {
      this.onFailure()
      return pending()
    })
    if (!page.value) this.onWaiting(needed)
    return needed
  }

  #page(id: RegisteredPage, language: Language): Later<LoadedPage> {
    const key = `${id} ${language}`
    const page = this.#pages.get(key) ?? new Later(() => this.loaders[id](language, this.shop))
    this.#pages.set(key, page)
    return page
  }
}

export const [PageLibraryProvider, usePageLibrary] = requiredContext<PageLibrary>('PageLibrary')

/** A page in the visitor's language, as soon as it is there. */
export function PageView({ id }: { id: RegisteredPage }) {
  const { language } = useLanguage()
  return use(usePageLibrary().needed(id, language)).element
}
