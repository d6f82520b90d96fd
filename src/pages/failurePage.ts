import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Failure } from '../../views/Failure'
import type { Language } from '../shared/languages'

/** The page shown in place of one that failed. */
export function failurePage(language: Language): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(Failure, { language }))}`
}
