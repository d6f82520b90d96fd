import { useEffect, useState } from 'react'

/** For ever: React goes on showing what it shows. */
export const pending = () => new Promise<never>(() => undefined)

/**
 * A module that is loaded when it is first asked for. Rendering waits for it (`needed`), or does
 * without it until it is there (`useLoaded`).
 */
export class Later<T> {
  /** The module, once it is loaded. */
  value: T | undefined
  #loading: Promise<T> | undefined
  #needed: Promise<T> | undefined
  /** Then `#needed` may give what stands in for the module. */
  #hasFailed = false

  constructor(readonly get: () => Promise<T>) {}

  /** Takes a module that was loaded in another way. */
  put(value: T): void {
    this.value = value
    // React warns when it is given another promise for the one that it waits for.
    if (this.#hasFailed) this.#needed = undefined
    this.#needed ??= fulfilled(value)
  }

  /** A failure is forgotten, so that a later attempt may succeed. */
  load(): Promise<T> {
    this.#loading ??= this.get().then(
      (value) => {
        this.put(value)
        return value
      },
      (error) => {
        this.#loading = undefined
        this.#hasFailed = true
        throw error
      },
    )
    return this.#loading
  }

  /**
   * For React's `use`: the same promise each time. It reads a loaded module at once.
   * @param otherwise gives a stand-in where the module cannot be loaded; a later `load` may succeed
   */
  needed(otherwise: () => T | Promise<T> = pending): Promise<T> {
    this.#needed ??= this.load().catch(otherwise)
    return this.#needed
  }
}

/** A promise that React's `use` reads at once: React sets both fields when it has awaited one. */
function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/**
 * Loads the page anew, as a navigation does in a tab that is older than the server's last release.
 * Without a network, or while the server is away, the page stays.
 */
async function loadAnew(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok) window.location.reload()
}

/**
 * A module that the page can do without, loaded once it is wanted; undefined until then.
 * @param wanted whether it is wanted; a new value tries again after a failure
 * @param isNeeded whether the visitor has asked for it and waits: after a failure the page is
 * loaded anew, in case the server has a newer release
 */
export function useLoaded<T>(later: Later<T>, wanted: unknown, isNeeded = false): T | undefined {
  // Not at once what is loaded already: a hydrated page has to begin as the server rendered it.
  const [module, setModule] = useState<T>()
  useEffect(() => {
    if (!wanted || module) return undefined
    let isHere = true
    later.load().then(
      (value) => {
        if (isHere) setModule(value)
      },
      () => {
        if (isHere && isNeeded) void loadAnew()
      },
    )
    return () => {
      isHere = false
    }
  }, [later, wanted, module, isNeeded])
  return module
}
