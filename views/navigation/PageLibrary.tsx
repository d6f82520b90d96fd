import { createContext, use } from 'react'
import type { Language } from '../../src/shared/languages'
import { useLanguage } from '../text/LanguageProvider'
import type { LoadedPage, PageLoaders, RegisteredPage } from './LoadedPage'

interface Entry {
  loading: Promise<LoadedPage>
  page?: LoadedPage
  needed?: Promise<LoadedPage>
}

/** The pages that are there, and the way to those that are not yet. */
export class PageLibrary {
  readonly #entries = new Map<string, Entry>()

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
    return this.#entries.get(`${id} ${language}`)?.page
  }

  load(id: RegisteredPage, language: Language): Promise<LoadedPage> {
    return this.#entry(id, language).loading
  }

  /** The page that must be shown now: never rejects, but may stay pending after `onFailure`. */
  needed(id: RegisteredPage, language: Language): Promise<LoadedPage> {
    const entry = this.#entry(id, language)
    entry.needed ??= entry.page ? fulfilled(entry.page) : this.#coming(entry.loading)
    return entry.needed
  }

  #coming(loading: Promise<LoadedPage>): Promise<LoadedPage> {
    const coming = loading.catch(() => {
      this.onFailure()
      return new Promise<never>(() => undefined)
    })
    this.onWaiting(coming)
    return coming
  }

  /** Begins to load the page; a failed attempt is forgotten, so that a later one may succeed. */
  #entry(id: RegisteredPage, language: Language): Entry {
    const key = `${id} ${language}`
    const known = this.#entries.get(key)
    if (known) return known
    const entry: Entry = { loading: this.loaders[id](language) }
    this.#entries.set(key, entry)
    entry.loading.then(
      (page) => {
        entry.page = page
      },
      () => this.#entries.delete(key),
    )
    return entry
  }
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
