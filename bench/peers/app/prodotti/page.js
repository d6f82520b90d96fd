import { createElement as h } from 'react'
import { Catalogue } from '../../Catalogue.js'
import products from '../../products.json'

export const dynamic = 'force-static'

export default function Page() {
  return h(Catalogue, { products })
}
