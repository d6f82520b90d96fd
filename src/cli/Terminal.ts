/** Where a command reads and writes; tests give their own. */
export interface Terminal {
  /** The result; who waits for it writes no faster than it is read. */
  out: (text: string) => void | Promise<void>
  /** Tells a person something beside the output, which programs may read. */
  note: (text: string) => void
  /** Asks a yes-or-no question; undefined where nobody can answer. */
  ask: ((question: string) => Promise<boolean>) | undefined
}
