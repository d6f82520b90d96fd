import { type HTMLElement, parse } from 'node-html-parser'
import request from 'supertest'
import { textFields } from '../../../src/shared/quotes'
import { type TestSite, validRequest } from './site'

/** Posts the form as a browser without a script does, by default to the Italian page. */
export function postForm(
  site: TestSite,
  fields: Record<string, string | string[]> = validRequest,
  address = '/contatti',
) {
  return request(site.url).post(address).type('form').send(fields)
}

export function getPage(site: TestSite, address: string) {
  return request(site.url).get(address)
}

/** What a visitor finds in the fields of a page's form; undefined where the form lacks one. */
export function typedIn(html: string): Record<string, string | undefined> {
  const page = parse(html)
  const value = (field: string) => {
    const control = page.querySelector(`#${field}`)
    if (!control) return undefined
    if (control.tagName === 'TEXTAREA') return control.text
    if (control.tagName === 'SELECT') {
      return control.querySelector('option[selected]')?.getAttribute('value')
    }
    return control.getAttribute('value') ?? ''
  }
  return Object.fromEntries(textFields.map((field) => [field, value(field)]))
}

/** The page's links, by the text before the first `:` or by host. */
export function linksIn(html: string): string[] {
  return parse(html)
    .querySelectorAll('main form a')
    .map((link: HTMLElement) => link.getAttribute('href') ?? '')
}

export function robotsOf(html: string): string | undefined {
  return parse(html).querySelector('meta[name="robots"]')?.getAttribute('content')
}
