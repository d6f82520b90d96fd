import type { FieldProblem } from './shared/requests'

/** An error that has an answer: its status, a message that may be shown, and headers. */
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

/** A refused form: which field is wrong, and how. */
export class InvalidFieldsError extends HttpError {
  override readonly name = 'InvalidFieldsError'

  constructor(readonly fields: Record<string, FieldProblem>) {
    const named = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`)
    super(400, `The request was refused. ${named.join('; ')}.`)
  }
}

/** The database does not answer, or not in time. Nothing was promised to the visitor. */
export class DatabaseAwayError extends HttpError {
  override readonly name = 'DatabaseAwayError'

  constructor(readonly reason: string) {
    super(503, 'The service is away for a moment. Please try again shortly.', {
      'Retry-After': '10',
    })
  }
}

/**
 * What may be logged of an error: names and codes. Messages of database and mail errors quote what
 * visitors typed, so they stay out.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if (error instanceof DatabaseAwayError) return `${error.name} ${error.reason}`
  const { code } = error as { code?: unknown }
  return typeof code === 'string' || typeof code === 'number' ? `${error.name} ${code}` : error.name
}
