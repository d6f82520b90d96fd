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

/** The part of the query that changes what a page shows, in its one spelling. */
function knownQuery(request: Request, language: Language): string {
  if (pageAt(request.path) !== 'contacts') return ''
  const line = lineIn(new URL(request.url, 'http://localhost').searchParams)
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
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity')
  if (encoding === 'br' || encoding === 'gzip') response.set('Content-Encoding', encoding)
  const body = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : page.html
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
      response.redirect(301, corrected + new URL(request.url, 'http://localhost').search)
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
