import { createContext, use } from 'react'
import type { PageDefinition, PageLoaders, RegisteredPage } from './PageDefinition'

/** The page modules that are there, and the way to those that are not yet. */
export class PageLibrary {
  readonly #loaded = new Map<RegisteredPage, PageDefinition>()
  readonly #loading = new Map<RegisteredPage, Promise<PageDefinition>>()
  readonly #needed = new Map<RegisteredPage, Promise<PageDefinition>>()

  /**
   * @param onFailure called when the module of a page that must be shown cannot be had, as in a tab
   * that is older than the server's last release
   */
  constructor(
    readonly loaders: PageLoaders,
    readonly onFailure: () => void,
  ) {}

  loaded(id: RegisteredPage): PageDefinition | undefined {
    return this.#loaded.get(id)
  }

  /** Loads a page's module; a failed attempt is forgotten, so that a later one may succeed. */
  load(id: RegisteredPage): Promise<PageDefinition> {
    const underway = this.#loading.get(id)
    if (underway) return underway
    const loading = this.loaders[id]().then(({ page }) => {
      this.#loaded.set(id, page)
      return page
    })
    this.#loading.set(id, loading)
    loading.catch(() => this.#loading.delete(id))
    return loading
  }

  /** The page that must be shown now: never rejects, but may stay pending after `onFailure`. */
  needed(id: RegisteredPage): Promise<PageDefinition> {
    const known = this.#needed.get(id)
    if (known) return known
    const page = this.#loaded.get(id)
    const needed = page
      ? fulfilled(page)
      : this.load(id).catch(() => {
          this.onFailure()
          return new Promise<never>(() => undefined)
        })
    this.#needed.set(id, needed)
    return needed
  }

  async loadAll(): Promise<void> {
    await Promise.all((Object.keys(this.loaders) as RegisteredPage[]).map((id) => this.load(id)))
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

/** A page, as soon as its module is there. */
export function PageView({ id }: { id: RegisteredPage }) {
  const library = usePageLibrary()
  const { Component } = use(library.needed(id))
  return <Component />
}
