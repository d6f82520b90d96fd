import { createContext, use } from 'react'
import type { Language } from '../../src/shared/languages'
import { useLanguage } from '../text/LanguageProvider'
import type { LoadedPage, PageLoaders, RegisteredPage } from './LoadedPage'

/** The pages that are there, and the way to those that are not yet. */
export class PageLibrary {
  readonly #loaded = new Map<string, LoadedPage>()
  readonly #loading = new Map<string, Promise<LoadedPage>>()
  readonly #needed = new Map<string, Promise<LoadedPage>>()

  /**
   * @param onFailure called when a page that must be shown cannot be had, as in a tab that is older
   * than the server's last release
   * @param onWaiting called when a page must be shown that is yet to come
   */
  constructor(
    readonly loaders: PageLoaders,
    readonly onFailure: () => void = () => undefined,
    readonly onWaiting: (page: Promise<unknown>) => void = () => undefined,
  ) {}

  loaded(id: RegisteredPage, language: Language): LoadedPage | undefined {
    return this.#loaded.get(keyOf(id, language))
  }

  /** Loads a page; a failed attempt is forgotten, so that a later one may succeed. */
  load(id: RegisteredPage, language: Language): Promise<LoadedPage> {
    const key = keyOf(id, language)
    const underway = this.#loading.get(key)
    if (underway) return underway
    const loading = this.loaders[id](language).then((page) => {
      this.#loaded.set(key, page)
      return page
    })
    this.#loading.set(key, loading)
    loading.catch(() => this.#loading.delete(key))
    return loading
  }

  /** The page that must be shown now: never rejects, but may stay pending after `onFailure`. */
  needed(id: RegisteredPage, language: Language): Promise<LoadedPage> {
    const key = keyOf(id, language)
    const known = this.#needed.get(key)
    if (known) return known
    const page = this.#loaded.get(key)
    const needed = page ? fulfilled(page) : this.#comingPage(id, language)
    this.#needed.set(key, needed)
    return needed
  }

  #comingPage(id: RegisteredPage, language: Language): Promise<LoadedPage> {
    const coming = this.load(id, language).catch(() => {
      this.onFailure()
      return new Promise<never>(() => undefined)
    })
    this.onWaiting(coming)
    return coming
  }
}

function keyOf(id: RegisteredPage, language: Language): string {
  return `${id} ${language}`
}

/** A promise whose value React's `use` reads at once, by the marks it leaves on promises itself. */
function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

const PageLibraryContext = createContext<PageLibrary | null>(null)

export const PageLibraryProvider = PageLibraryContext.Provider

export function usePageLibrary(): PageLibrary {
  const library = use(PageLibraryContext)
  if (!library) throw new Error('usePageLibrary must be used within a PageLibraryProvider')
  return library
}

/** A page in the visitor's language, as soon as it is there. */
export function PageView({ id }: { id: RegisteredPage }) {
  const { language } = useLanguage()
  return use(usePageLibrary().needed(id, language)).element
}
