import type { it } from './text.it'

export const en: typeof it = {
  title: 'Page not found | {name}',
  help: 'There is no page at this address. You can look at the products, or write to us.',
  products: 'Go to the products',
  contacts: 'Write to us',
}
