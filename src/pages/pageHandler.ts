import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { type ReadyAnswer, sendReady } from '../core/readyAnswer'
import { catalogueQuery, facetsIn } from '../shared/catalogueFilters'
import { chooserAnswersIn, namedAnswers } from '../shared/chooserAnswers'
import {
  chosenLine,
  contactQueryIn,
  lineIn,
  lineQuery,
  productIn,
  sentIn,
} from '../shared/contactLinks'
import { isLanguage, type Language, languageKey, languageOf } from '../shared/languages'
import { correctedPath, pageAt } from '../shared/routes'
import type { Page } from './PageRenderer'
import type { Pages } from './Pages'
import { keyOf } from './shownPages'

const choiceCookie = new RegExp(`(?:^|;\\s*)${languageKey}=([^;]*)`)

function choiceIn({ headers }: IncomingMessage): Language | undefined {
  const value = choiceCookie.exec(headers.cookie ?? '')?.[1]
  return isLanguage(value) ? value : undefined
}

/** The query as it was sent, with its `?`. `URL` would read the path `//` as a missing host. */
function rawQuery({ url }: Request): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

export function languageFor(request: Request): Language {
  return languageOf(request.path, choiceIn(request))
}

export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(rawQuery(request))
}

/** The part of the query that changes what a page shows, in its one spelling. */
export function knownQuery(request: Request, language: Language): string {
  if (pageAt(request.path) === 'contacts') return contactQueryIn(queryOf(request), language)
  const line = chosenLine(request.path, queryOf(request))
  return line ? lineQuery(line, language) : ''
}

/** Sends a page that belongs to one visitor. */
export function sendOnce(response: Response, page: Page, status: number = page.status): void {
  response.status(status).set({
    ...page.security,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.send(page.html)
}

/** The key of the kept page that a request asks for, if the address is in its one spelling. */
export function pageKey(request: IncomingMessage): string {
  const { url = '/' } = request
  return keyOf({ location: url, language: languageOf(url, choiceIn(request)) })
}

/**
 * Answers every address that is a page's, sends a misspelt one to the right one (301), and shows
 * the not-found page (404) at all others.
 */
export function pageHandler(pages: Pages): RequestHandler {
  return async (request, response) => {
    const { path } = request
    const corrected = correctedPath(path)
    if (corrected !== undefined) {
      // Without it browsers keep a 301 for good.
      response.set('Cache-Control', 'no-cache')
      response.redirect(301, corrected + rawQuery(request))
      return
    }
    const language = languageFor(request)
    const page = pageAt(path)
    const query = queryOf(request)
    const known = knownQuery(request, language)
    let answer: ReadyAnswer | undefined
    if (page === 'products') {
      const answers = namedAnswers(chooserAnswersIn(query))
      const meant = catalogueQuery(lineIn(query), facetsIn(query), language, answers)
      if (meant !== known) answer = await pages.narrowed(path, language, meant)
    } else if (page === 'contacts') {
      const sent = sentIn(query)
      if (sent !== null) return sendOnce(response, await pages.thanks(path, language, sent))
      const product = productIn(query)
      if (product !== null) answer = await pages.forProduct(path, language, known, product)
    }
    sendReady(request, response, answer ?? (await pages.get(path, language, known)))
  }
}
