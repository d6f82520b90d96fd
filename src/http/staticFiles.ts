import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorCode, HttpError, toHttpError } from '../errors'
import { events, type Logger, loggedPath } from '../log'
import type { BuiltFile, BuiltFiles, Representation } from './files/BuiltFile'
import { type FlatHeaders, partOf, prepareHeads } from './files/heads'
import { outcomeOf } from './files/preconditions'
import { streamFile } from './files/streamFile'
import { pathOf } from './pathOf'
import { requestIdOf, withRequestId } from './requestId'

/** Answers a request, or returns false and leaves it to the next handler. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

/** The decoded path; empty, which is no file's address, where it cannot be decoded. */
function addressOf(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}

function chosenFor(request: IncomingMessage, file: BuiltFile): Representation {
  const [first, ...others] = file.representations
  if (others.length === 0) return first
  const coding = file.choice.of(request)
  return others.find((one) => one.coding === coding) ?? first
}

/**
 * Answers every address that is a built file's: from memory or, the larger pictures, from the disk.
 * @param base the headers that every answer carries
 */
export function staticFiles(files: BuiltFiles, base: FlatHeaders, log: Logger): Answer {
  const heads = prepareHeads(files, base)

  const fail = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    const { code } = error as NodeJS.ErrnoException
    // The client has disconnected, which is not an error.
    if (code?.startsWith('ERR_STREAM_')) return
    const about = { request: requestIdOf(request), path: loggedPath(pathOf(request)) }
    log.error({ ...about, error: errorCode(error) }, events.fileFailed)
    if (response.headersSent) {
      response.destroy()
      return
    }
    const gone = new HttpError(404, 'There is nothing at this address.')
    const { status, message } = code === 'ENOENT' ? gone : toHttpError(error)
    const described = [
      'Content-Type',
      'application/json; charset=utf-8',
      'Cache-Control',
      'no-store',
    ]
    const head = withRequestId([...base, ...described], request)
    response.writeHead(status, head).end(JSON.stringify({ message }))
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const file = files.get(addressOf(pathOf(request)))
    if (!file) return false
    const representation = chosenFor(request, file)
    const head = heads.get(representation)
    if (!head) return false
    const { content, size } = representation
    const outcome = outcomeOf(request, representation)

    const begin = (status: number, headers: FlatHeaders) =>
      response.writeHead(status, withRequestId(headers, request))
    const send = (status: number, headers: FlatHeaders, start: number, end: number) => {
      if (request.method === 'HEAD') {
        begin(status, headers).end()
      } else if (content) {
        begin(status, headers).end(content.subarray(start, end + 1))
      } else {
        streamFile(representation, { start, end }, response, () => begin(status, headers)).catch(
          (error) => fail(error, request, response),
        )
      }
    }

    switch (outcome.status) {
      case 200:
        send(200, head.whole, 0, size - 1)
        break
      case 206: {
        const { start, end } = outcome.part
        send(206, [...head.part, ...partOf(outcome.part, size)], start, end)
        break
      }
      case 304:
        begin(304, head.unchanged).end()
        break
      case 412:
        begin(412, head.otherVersion).end()
        break
      case 416:
        begin(416, head.noSuchPart).end()
    }
    return true
  }
}
