export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** One span of time that several steps share. A process may end before it has passed. */
export class Deadline {
  /** Aborted when the time has passed. */
  readonly signal: AbortSignal

  /** @param stop ends the time early */
  constructor(milliseconds: number, stop?: AbortSignal) {
    const end = new AbortController()
    this.signal = stop ? AbortSignal.any([end.signal, stop]) : end.signal
    const pass = () => end.abort(new DeadlineError(`Not done within ${milliseconds} ms`))
    setTimeout(pass, milliseconds).unref()
  }

  get passed(): boolean {
    return this.signal.aborted
  }

  /** The step's result, or an error as soon as the time has passed; a late result is ignored. */
  race<T>(step: Promise<T>): Promise<T> {
    const { signal } = this
    return new Promise((resolve, reject) => {
      const refuse = () => reject(signal.reason)
      if (signal.aborted) refuse()
      signal.addEventListener('abort', refuse, { once: true })
      step.then(resolve, reject).finally(() => signal.removeEventListener('abort', refuse))
    })
  }
}

/** Waits until the step has ended, well or not, but no longer than this. */
export async function endedWithin(milliseconds: number, step: Promise<unknown>): Promise<void> {
  await new Deadline(milliseconds).race(step).catch(() => undefined)
}
