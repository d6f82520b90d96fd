import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Failure } from '../../views/Failure'
import { languageOf } from '../shared/languages'

/** The page shown in place of one that failed, in the language of its path. */
export function failurePage(path: string): string {
  const language = languageOf(path, undefined)
  return `<!doctype html>${renderToStaticMarkup(createElement(Failure, { language }))}`
}
