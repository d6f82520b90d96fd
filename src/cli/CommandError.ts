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
  /** It was done, and what was found is not well. */
  failed: 1,
  /** The command line or a file that it names is wrong; nothing was done. */
  usage: 2,
  /** There is no such request. */
  notFound: 3,
  /** A question was answered with no, or there was nobody to ask. */
  refused: 4,
} as const
