import type { RequestHandler } from 'express'

/**
 * Development only: an event stream that says nothing and ends with the process. A page that has to
 * connect to it once more was served by a former build (`build/reload.ts`).
 */
export function reloadStream(): RequestHandler {
  return (_request, response) => {
    // This stream is silent on purpose; other silent connections are closed as stalled.
    response.setTimeout(0)
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write('retry: 200\n\n')
  }
}
