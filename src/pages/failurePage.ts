import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Failure } from '../../views/Failure'
import { failureText } from '../../views/text/failure'
import type { Language } from '../shared/languages'
import type { Shop } from '../shared/shop'

/** The page shown in place of one that failed, or that is too much work. */
export function failurePage(language: Language, shop: Shop, text = failureText): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(Failure, { language, shop, text }))}`
}
