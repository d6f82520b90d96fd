/** A module that rendering waits for, loaded when it is first asked for. */
export class Later<T> {
  /** The module, once it is loaded. */
  value: T | undefined
  #loading: Promise<T> | undefined
  #needed: Promise<T> | undefined

  constructor(readonly get: () => Promise<T>) {}

  load(): Promise<T> {
    this.#loading ??= this.get().then((value) => {
      this.value = value
      return value
    })
    return this.#loading
  }

  /**
   * For React's `use`: the same promise each time, which React reads at once where the module is loaded.
   * @param otherwise gives the value after a failure
   */
  needed(otherwise: () => T | Promise<T>): Promise<T> {
    this.#needed ??= this.value === undefined ? this.load().catch(otherwise) : fulfilled(this.value)
    return this.#needed
  }
}

/** A promise whose value React's `use` reads at once, by the marks that React itself leaves on promises. */
function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}
