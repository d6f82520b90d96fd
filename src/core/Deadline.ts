/** The work was not done in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** One span of time that several steps share. Call `clear` when the last one has ended. */
export class Deadline {
  passed = false
  readonly #expired: Promise<never>
  readonly #timer: NodeJS.Timeout

  constructor(milliseconds: number) {
    const { promise, reject } = neverFulfilled()
    this.#expired = promise
    this.#expired.catch(() => undefined)
    this.#timer = setTimeout(() => {
      this.passed = true
      reject(new DeadlineError(`Not done within ${milliseconds} ms`))
    }, milliseconds)
  }

  /** The step's result, or a DeadlineError; the result of a step that is late is ignored. */
  race<T>(step: Promise<T>): Promise<T> {
    return Promise.race([step, this.#expired])
  }

  clear(): void {
    clearTimeout(this.#timer)
  }
}

/** A promise that can only be rejected, and what rejects it. */
function neverFulfilled() {
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse
  })
  return { promise, reject }
}

/** Waits until the step has ended, well or not, but no longer than this. */
export async function endedWithin(milliseconds: number, step: Promise<unknown>): Promise<void> {
  const deadline = new Deadline(milliseconds)
  await deadline.race(step).catch(() => undefined)
  deadline.clear()
}
