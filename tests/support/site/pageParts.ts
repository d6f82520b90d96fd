import { type HTMLElement, parse } from 'node-html-parser'
import request from 'supertest'
import type { Language } from '../../../src/shared/languages'
import { type PageId, pathTo } from '../../../src/shared/routes'
import type { TestSite } from './site'

/** What the server sends at an address. */
export async function documentAt(site: Pick<TestSite, 'url'>, path: string): Promise<HTMLElement> {
  return parse((await request(site.url).get(path)).text)
}

/** The content of a page as the server sends it. */
export async function mainOf(
  site: Pick<TestSite, 'url'>,
  page: PageId,
  language: Language,
): Promise<HTMLElement> {
  const element = (await documentAt(site, pathTo(page, language))).querySelector('main')
  if (!element) throw new Error(`${page} has no main`)
  return element
}

export const section = (element: HTMLElement, id: string): HTMLElement => {
  const heading = element.querySelector(`#${id}`)
  const found = heading?.closest('section')
  if (!found) throw new Error(`There is no section ${id}`)
  return found
}

export const hrefs = (element: HTMLElement) =>
  element.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')

/** The address that a button asks for by its form, where no script runs. */
export function sentBy(button: HTMLElement | null, page: HTMLElement): string | undefined {
  const form = page.querySelector(`form[id="${button?.getAttribute('form')}"]`)
  if (!form || !button) return undefined
  const fields = [...form.querySelectorAll('input'), button].map((field) => [
    field.getAttribute('name') ?? '',
    field.getAttribute('value') ?? '',
  ])
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`
}

/** The text as it is read, whatever space stands between the words. */
export const words = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')
