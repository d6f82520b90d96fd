import type { ReactNode } from 'react'
import { mailLink, phoneLink, shop } from '../../src/shared/shop'

/** The shop's phone and mail, for when the page cannot help. */
export function ShopContacts({ subject, children }: { subject: string; children?: ReactNode }) {
  return (
    <ul>
      <li>
        <a href={phoneLink(shop.landline)}>{shop.landline}</a>
      </li>
      <li>
        <a href={mailLink(shop.email, subject)}>{shop.email}</a>
      </li>
      {children}
    </ul>
  )
}
