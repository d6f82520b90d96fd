import { createElement, Fragment, type ReactNode } from 'react'
import { keepTogether } from '../text/keepTogether'

/** Words joined by a hyphen, and ranges of figures with what they measure. */
const joined = /([^\s]*[\p{L}\d][-–][\p{L}\d][^\s]*(?:\u00a0\S+)?)/u

/**
 * A text in which no line ends inside `tape-in` or `6–8 mesi`. The characters stay the same, so
 * that searching the page and copying from it work.
 */
export function Words({ children }: { children: string }): ReactNode {
  const parts = keepTogether(children).split(joined)
  if (parts.length === 1) return parts[0]
  const keep = (part: string) => createElement('span', { 'data-joined': true }, part)
  return createElement(Fragment, null, ...parts.map((part, at) => (at % 2 ? keep(part) : part)))
}
