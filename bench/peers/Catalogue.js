import { createElement as h } from 'react'

/** The catalogue as plain as it gets: what the site's page shows of its products, and no more. */
export function Catalogue({ products }) {
  const cards = products.map(({ id, name, description, imageUrl, price }) =>
    h(
      'li',
      { key: id },
      h('img', { src: imageUrl, alt: '', width: 360, height: 360, loading: 'lazy' }),
      h('h2', null, name),
      h('p', null, description),
      h('p', null, price),
    ),
  )
  return h('main', null, h('h1', null, 'Prodotti'), h('ul', null, cards))
}
