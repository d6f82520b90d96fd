import type { Locator, Page } from '@playwright/test'
import type { Language } from '../../src/shared/languages'
import type { Product } from '../../src/shared/products'
import { en } from '../../views/pages/products/text.en'
import { it } from '../../views/pages/products/text.it'
import { catalogue, productHeadings } from './productLists'

const texts = { it, en }

/** The catalogue's page as a visitor uses it, in a language. */
export class Catalogue {
  readonly text: typeof it
  readonly main: Locator
  readonly lines: Locator
  readonly facets: Locator
  /** The products' names. */
  readonly names: Locator

  constructor(
    readonly page: Page,
    readonly language: Language = 'it',
  ) {
    this.text = texts[language]
    this.main = page.getByRole('main')
    this.lines = page.getByRole('navigation', { name: this.text.filters })
    this.facets = page.getByRole('navigation', { name: this.text.facets.label })
    this.names = productHeadings(page)
  }

  /** All products, as the API gives them. */
  products(): Promise<Product[]> {
    return catalogue(this.page)
  }

  line(label: string): Locator {
    return this.lines.getByRole('link', { name: label, exact: true })
  }

  facet(label: string): Locator {
    return this.facets.getByRole('link', { name: label, exact: true })
  }

  get productLinks(): Locator {
    return this.names.getByRole('link')
  }

  get clear(): Locator {
    return this.main.getByRole('link', { name: this.text.facets.clear })
  }
}
