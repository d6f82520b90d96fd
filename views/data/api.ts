/** An answer that is not OK; the message is the status, a colon, a space and the body. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    readonly body: string,
    /** The header of that name. */
    readonly retryAfter: string | null = null,
  ) {
    super(`${status}: ${body}`)
  }
}

/**
 * Sends a request to the API with the visitor's credentials.
 * @param body sent as JSON; without one there is no content type either
 * @throws {ApiError} when the answer is not OK
 */
export async function apiRequest(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (response.ok) return response
  const said = (await response.text()) || response.statusText
  throw new ApiError(response.status, said, response.headers.get('Retry-After'))
}
