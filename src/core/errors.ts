import type { FieldProblem } from '../shared/quotes'

export const exitCodes = {
  /** The command failed, or what it checked is not well. */
  failed: 1,
  /** The command line or a file that it names is wrong; nothing was done. */
  usage: 2,
  notFound: 3,
  /** Something would be deleted, and the command line does not say `--yes`. */
  refused: 4,
} as const

/** An error that only the operator can solve. The message is for the console. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'

  /** @param exitCode the exit code of a command that fails with this */
  constructor(
    message: string,
    readonly exitCode: number = exitCodes.usage,
  ) {
    super(message)
  }
}

/** An error with its HTTP answer: status, a message that may be shown, and headers. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError'

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/** A refused form, with the problem of each wrong field. */
export class InvalidFieldsError extends HttpError {
  override readonly name = 'InvalidFieldsError'

  constructor(readonly fields: Record<string, FieldProblem>) {
    const named = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`)
    super(400, `The request was refused. ${named.join('; ')}.`)
  }
}

/** The database does not answer, or not in time. The visitor was promised nothing. */
export class DatabaseAwayError extends HttpError {
  override readonly name = 'DatabaseAwayError'

  constructor(readonly reason: string) {
    super(503, 'The service is away for a moment. Please try again shortly.', {
      'Retry-After': '10',
    })
  }
}

/** The code that Node, a driver or a library gave an error; empty without one. */
export function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/**
 * The part of an error that may be logged: names and codes, and the sentence for the operator.
 * Messages of database and mail errors quote what visitors typed.
 */
export function loggableError(error: unknown): string {
  if (error instanceof DatabaseAwayError) return `${error.name} ${error.reason}`
  if (error instanceof OperatorError) return error.message
  const { name, code } = (error ?? {}) as Record<string, unknown>
  const kind = typeof name === 'string' ? name : typeof error
  return typeof code === 'string' || typeof code === 'number' ? `${kind} ${code}` : kind
}

/** Sentences for refusals of Express and its body parser, whose own messages quote the body. */
const refusals: Record<number, string> = {
  400: 'The request could not be read.',
  413: 'The body is too large.',
  415: 'The body is of an unsupported type or encoding.',
}

/** The answer to any error: our own as they are, the framework's by status, all else a 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const { status, type, headers } = (error ?? {}) as Partial<HttpError & { type: string }>
  if (type === 'entity.parse.failed') return new HttpError(400, 'The body is not valid JSON.')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpError(status, refusals[status] ?? 'The request was refused.', headers)
  }
  return new HttpError(500, 'Something went wrong on our side.')
}
