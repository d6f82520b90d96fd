/** Where a command reads and writes; tests give their own. */
export interface Terminal {
  out: (text: string) => void
  /** Asks a yes-or-no question; undefined where nobody can answer. */
  ask: ((question: string) => Promise<boolean>) | undefined
}

/** A command that could not do what it was asked; the message is for whoever typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'

  constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message)
  }
}

/** What the process ends with. */
export const exitCodes = {
  /** The command line or a file that it names is wrong; nothing was done. */
  usage: 2,
  /** There is no such request. */
  notFound: 3,
  /** A question was answered with no, or there was nobody to ask. */
  refused: 4,
} as const

/** Columns side by side; a cell's line breaks become spaces. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')))
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  )
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * Asks before something is destroyed.
 * @throws {CommandError} unless the answer is yes
 */
export async function confirm(
  terminal: Terminal,
  question: string,
  alreadyYes: boolean,
): Promise<void> {
  if (alreadyYes) return
  if (!terminal.ask) {
    throw new CommandError(`${question} Nobody can answer here: add --yes.`, exitCodes.refused)
  }
  if (!(await terminal.ask(question))) {
    throw new CommandError('Nothing was deleted.', exitCodes.refused)
  }
}
