import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML form of a mail. */
export function htmlOf<Content>(
  View: FunctionComponent<{ content: Content }>,
  content: Content,
): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(View, { content }))}`
}
