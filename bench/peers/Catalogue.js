import { createElement as h } from 'react'

const figures = ({ lengthCm, widthCm, weightG, pieces }) => [
  lengthCm && `${lengthCm} cm`,
  widthCm && `larghezza ${widthCm} cm`,
  weightG && (pieces ? `${pieces} × ${weightG} g` : `${weightG} g`),
]

function Card({ product }) {
  const { id, name, category, imageUrl, featured, shade, base, format } = product
  const facts = [shade, ...figures(product), base, format].filter(Boolean).join(' · ')
  return h(
    'li',
    null,
    h('img', { src: imageUrl, alt: name, width: 360, height: 360, loading: 'lazy' }),
    h('p', null, category),
    h('h3', null, name),
    h('p', null, shade && h('span', { className: `shade ${shade}` }), facts),
    featured === 1 && h('p', null, 'In evidenza'),
    h('a', { href: `/prodotti/${category}#${id}`, 'aria-label': `Scopri: ${name}` }, 'Scopri'),
    h(
      'form',
      { action: '/contatti' },
      h('input', { type: 'hidden', name: 'prodotto', value: id }),
      h('button', { type: 'submit', 'aria-label': `Aggiungi: ${name}` }, 'Aggiungi'),
    ),
  )
}

/** The catalogue as plain as it gets: what the site's page shows of its products, and no more. */
export function Catalogue({ products }) {
  const cards = products.map((product) => h(Card, { key: product.id, product }))
  return h('main', null, h('h1', null, 'Prodotti'), h('ul', null, cards))
}
