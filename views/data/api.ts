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

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return
  const body = (await response.text()) || response.statusText
  throw new ApiError(response.status, body, response.headers.get('Retry-After'))
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
  await refuseFailure(response)
  return response
}

/**
 * A reader of the API: GET to the key's segments joined by slashes, the answer as JSON.
 * @param on401 whether a 401 is an error or an answer of null
 */
export function createReader({ on401 }: { on401: 'throw' | 'returnNull' }) {
  return async (key: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(key.join('/'), { credentials: 'include' })
    if (on401 === 'returnNull' && response.status === 401) return null
    await refuseFailure(response)
    return await response.json()
  }
}
