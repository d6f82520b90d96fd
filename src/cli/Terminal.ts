/** Where a command reads and writes; tests give their own. */
export interface Terminal {
  /** Writes the result. A caller that awaits it writes no faster than the reader reads. */
  out: (text: string) => void | Promise<void>
  /** Writes a message for a person beside the output, which a program may read. */
  note: (text: string) => void
  /** Asks a yes-or-no question; undefined if nobody can answer. */
  ask: ((question: string) => Promise<boolean>) | undefined
}
