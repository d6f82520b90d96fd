import type { it } from './text.it'

export const en: typeof it = {
  title: 'Page not found | {name}',
  heading: 'This page does not exist',
  help: 'Its address may have changed. You can look at the products, or write to us.',
  products: 'Go to the products',
  contacts: 'Write to us',
}
