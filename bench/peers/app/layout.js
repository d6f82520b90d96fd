import { createElement as h } from 'react'

export const metadata = { title: 'Prodotti' }

export default function Layout({ children }) {
  return h('html', { lang: 'it' }, h('body', null, children))
}
