import type { Request, RequestHandler, Response } from 'express'
import { lineIn, lineParameter } from '../shared/contactLinks'
import {
  isEnglishPath,
  isLanguage,
  type Language,
  languageKey,
  languageOf,
} from '../shared/languages'
import { correctedPath, pageAt } from '../shared/routes'
import type { KeptPage, Pages } from './Pages'

const choiceCookie = new RegExp(`(?:^|;\\s*)${languageKey}=([^;]*)`)

/** The language choice that the browser's cookie carries. */
function choiceIn(request: Request): Language | undefined {
  const value = choiceCookie.exec(request.get('Cookie') ?? '')?.[1]
  return isLanguage(value) ? value : undefined
}

/** The query as it was sent, with its `?`; `//` is a path here, and to URL a missing host. */
function queryOf({ url }: Request): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

/** The part of the query that changes what a page shows, in its one spelling. */
function knownQuery(request: Request, language: Language): string {
  if (pageAt(request.path) !== 'contacts') return ''
  const line = lineIn(new URLSearchParams(queryOf(request)))
  return line ? `?${lineParameter[language]}=${line}` : ''
}

function send(request: Request, response: Response, page: KeptPage): void {
  response.status(page.status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: page.etag,
  })
  if (page.status === 200 && request.fresh) {
    response.status(304).end()
    return
  }
  // One by one: asked for both, Express takes the order in which browsers name them, gzip first.
  const encoding = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one) === one)
  if (encoding) response.set('Content-Encoding', encoding)
  const body = encoding ? page[encoding] : page.html
  response.set('Content-Length', String(body.length))
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Answers every address that is a page's, sends a misspelt one to the right one (301), and shows
 * the not-found page (404) at all others.
 * @param setPolicy sets the content security policy for a page with these style blocks
 */
export function pageHandler(
  pages: Pages,
  setPolicy: (response: Response, styleHashes: readonly string[]) => void,
): RequestHandler {
  return async (request, response) => {
    const { path } = request
    const corrected = correctedPath(path)
    if (corrected !== undefined) {
      response.redirect(301, corrected + queryOf(request))
      return
    }
    const language = languageOf(path, choiceIn(request))
    const page = await pages.get(path, language, knownQuery(request, language))
    response.vary('Accept-Encoding')
    if (!isEnglishPath(path)) response.vary('Cookie')
    setPolicy(response, page.styleHashes)
    send(request, response, page)
  }
}
