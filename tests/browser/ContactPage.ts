import type { Locator, Page, Request } from '@playwright/test'
import { apiPaths } from '../../src/shared/apiPaths'
import type { Category } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { sentPathFor } from '../../src/shared/contactLinks'
import type { Language } from '../../src/shared/languages'
import { type QuoteReceipt, referenceOf, type TextField, textFields } from '../../src/shared/quotes'
import { pathTo } from '../../src/shared/routes'
import { mailLink, phoneLink } from '../../src/shared/shop'
import { toastText } from '../../views/components/toast/text'
import { en } from '../../views/pages/contacts/text.en'
import { it } from '../../views/pages/contacts/text.it'
import { addText } from '../../views/quote/text'
import { enquirySubject } from '../../views/text/enquiry'
import { givenShop } from '../support/site/givenShop'
import { expect, open } from './site'

const texts = { it, en }

/** What the visitor of these tests writes. */
export const visitor = {
  firstName: 'Niccolò',
  lastName: 'D’Àmico',
  email: 'niccolo.damico@example.com',
  phone: '+39 333 123 4567',
  requestType: 'Preventivo Parrucche su Misura',
  message: 'Buongiorno,\nvorrei sapere i tempi di consegna.',
  company: 'Salone D’Àmico',
  vatNumber: 'IT01234567890',
} as const satisfies Record<TextField, string>

/** Milliseconds: a request sent sooner is kept as suspect and not mailed. */
const leastMs = 2100

/** The contact page as a visitor uses it, in a language. */
export class ContactPage {
  readonly text: typeof it
  readonly main: Locator
  readonly form: Locator
  /** The toasts that are shown; the spoken copy of a toast stands elsewhere. */
  readonly toasts: Locator

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.text = texts[language]
    this.main = page.getByRole('main')
    this.form = page.getByRole('form', { name: this.text.form.heading })
    const viewport = toastText[language].notifications.replace('{hotkey}', 'F8')
    this.toasts = page.getByRole('region', { name: viewport }).getByRole('listitem')
  }

  /** @param origin of a site other than the worker's own */
  async open(query = '', origin = ''): Promise<void> {
    await open(this.page, origin + pathTo('contacts', this.language) + query)
    // From here on the script checks the form, not the browser.
    await expect(this.form).toHaveAttribute('novalidate')
  }

  field(name: TextField): Locator {
    const role = name === 'requestType' ? 'combobox' : 'textbox'
    return this.form.getByRole(role, { name: this.text.form.labels[name], exact: true })
  }

  /** Brings the fields of businesses into sight, where nothing else does. */
  async showTrade(): Promise<void> {
    await this.form.getByRole('checkbox', { name: this.text.form.business }).check()
  }

  /** The products to ask for, and those that may be added. */
  get items(): Locator {
    return this.form.getByRole('group', { name: this.text.form.items.legend })
  }

  quantity(product: string): Locator {
    const { quantity } = this.text.form.items
    return this.items.getByRole('textbox', { name: `${quantity}: ${product}`, exact: true })
  }

  /** Adds a product of the line. */
  async add(product: string): Promise<void> {
    const others = this.items.getByRole('group')
    if ((await others.count()) > 0 && (await others.getAttribute('open')) === null) {
      await others.locator('summary').click()
    }
    const name = `${addText[this.language].add}: ${product}`
    await this.items.getByRole('button', { name, exact: true }).click()
    await expect(this.quantity(product)).toBeFocused()
  }

  /** The field's hint, where it has one, and its problem. */
  #described(name: TextField, problem = ''): string {
    return [this.text.form.hints[name] ?? '', problem].filter(Boolean).join(' ')
  }

  /** What stands at the field about its problem, as assistive technology reads it. */
  async expectProblem(name: TextField, problem: string): Promise<void> {
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(this.field(name)).toHaveAccessibleDescription(this.#described(name, problem))
    await expect(this.form.locator(`#${name}-problem`)).toBeVisible()
  }

  async expectNoProblem(name: TextField): Promise<void> {
    await expect(this.field(name)).not.toHaveAttribute('aria-invalid')
    await expect(this.field(name)).toHaveAccessibleDescription(this.#described(name))
  }

  async fill(change: Partial<Record<TextField, string>> = {}): Promise<void> {
    const { requestType, ...typed } = { ...visitor, ...change }
    await this.showTrade()
    for (const [name, value] of Object.entries(typed)) {
      await this.field(name as TextField).fill(value)
    }
    await this.field('requestType').selectOption(requestType)
  }

  async expectFilled(change: Partial<Record<TextField, string>> = {}): Promise<void> {
    await this.showTrade()
    for (const [name, value] of Object.entries({ ...visitor, ...change })) {
      await expect(this.field(name as TextField)).toHaveValue(value)
    }
  }

  async expectEmpty(): Promise<void> {
    await this.showTrade()
    for (const name of textFields) await expect(this.field(name)).toHaveValue('')
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: this.text.form.submit })
  }

  /** Sets the page's clock on by as long as people need at least, and bots do not. */
  async takeTime(): Promise<void> {
    await this.form.evaluate((_, ms) => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + ms
    }, leastMs)
  }

  /** Sends the form and waits for the server's answer. */
  async send(): Promise<QuoteReceipt> {
    await this.takeTime()
    const answered = this.page.waitForResponse((response) => isPost(response.request()))
    await this.submit.click()
    const response = await answered
    expect(response.status()).toBe(201)
    return response.json()
  }

  /** Waits for the toast, and keeps it: under the pointer its time stands still. */
  async holdToast(): Promise<void> {
    await this.toasts.hover()
  }

  async expectToast(title: string, description: string): Promise<void> {
    await this.holdToast()
    await expect(this.toasts.getByText(title, { exact: true })).toBeVisible()
    await expect(this.toasts.getByText(description, { exact: true })).toBeVisible()
  }

  async expectThanks(id: string): Promise<void> {
    const { heading, body } = this.text.sent
    await expect(this.page).toHaveURL(sentPathFor(id, this.language))
    await expect(this.main.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(this.main.getByText(body)).toContainText(referenceOf(id))
    await expect(this.form).toHaveCount(0)
  }

  /** The filled-in form as the other ways to the shop carry it. */
  async #written(): Promise<string> {
    const rows = await this.items.getByRole('textbox').all()
    const items = await Promise.all(
      rows.map(async (row) => {
        const label = (await row.getAttribute('aria-label')) ?? ''
        return `${await row.inputValue()} × ${label.replace(/^[^:]*: /, '')}`
      }),
    )
    const { message, firstName, lastName, company } = visitor
    const parts = [message, items.join('\n'), `${firstName} ${lastName}, ${company}`]
    return parts.filter((part) => part !== '').join('\n\n')
  }

  /** @param line the product line that the visitor comes from */
  async expectFailure(line?: Category, reason: 'network' | 'fault' = 'fault'): Promise<void> {
    const written = await this.#written()
    const label = line && categoryLabels[line][this.language]
    const { heading, body } = this.text.failed[reason]
    await expect(this.main.getByRole('heading', { name: heading })).toBeVisible()
    await expect(this.main.getByText(body)).toBeVisible()
    const link = (name: string) => this.form.getByRole('link', { name, exact: true })
    const { landline = '', email, whatsapp } = givenShop
    await expect(link(landline)).toHaveAttribute('href', phoneLink(landline))
    await expect(link(email)).toHaveAttribute(
      'href',
      mailLink(email, enquirySubject(this.language, label), written),
    )
    const chat = `https://wa.me/${whatsapp}?text=`
    await expect(link('WhatsApp')).toHaveAttribute('href', chat + encodeURIComponent(written))
    await expect(this.submit).toBeEnabled()
  }
}

/** Whether a request sends the form. */
export function isPost(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === apiPaths.contacts
}
