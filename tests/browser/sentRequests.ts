import fs from 'node:fs'
import path from 'node:path'
import type { Page, Request } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { apiPaths } from '../../src/shared/apiPaths'
import { referenceOf } from '../../src/shared/quotes'
import type { BrowserProblems } from '../support/browser/BrowserProblems'
import { type ContactPage, isPost, visitor } from './ContactPage'
import { expect } from './site'

export const everyPost = (url: URL) => url.pathname === apiPaths.contacts

/**
 * Opens the form, fills it in and sends it in vain: the database is away, and a toast that stays
 * says so.
 */
export async function sendInVain(contact: ContactPage, problems: BrowserProblems): Promise<void> {
  problems.allow(/Failed to load resource: .* 503 .*\/api\/contacts\)$/)
  await contact.open()
  await contact.fill()
  await contact.page.route(everyPost, (route) => route.fulfill({ status: 503 }))
  await contact.submit.click()
  await contact.holdToast()
}

/** The posts of requests, from now on. */
export function postsOf(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (isPost(request)) posts.push(request)
  })
  return posts
}

/** What the shop finds in its database. */
export function savedRow(dataDir: string, id: string): Record<string, unknown> {
  const database = new SqliteConnection(path.join(dataDir, 'chiomara.sqlite'), { readOnly: true })
  try {
    const [row = {}] = database.all('SELECT * FROM contacts WHERE id = ?', id)
    return row
  } finally {
    database.close()
  }
}

/** The mail that was written to a file for want of a server. */
export async function writtenMail(dataDir: string, id: string): Promise<Email> {
  const file = path.join(dataDir, 'mail', `${id}.request.eml`)
  await expect.poll(() => fs.existsSync(file)).toBe(true)
  return PostalMime.parse(fs.readFileSync(file))
}

export function expectMail(mail: Email, id: string): void {
  expect(mail.subject).toContain(` · ${visitor.requestType} · ${referenceOf(id)}`)
  expect(mail.replyTo?.[0]?.address).toBe(visitor.email)
  expect(mail.text).toContain(`${visitor.firstName} ${visitor.lastName}`)
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(visitor.message)
}
