import type { ReactNode } from 'react'
import { mailLink, phoneLink, type Shop } from '../../src/shared/shop'

/** The shop's phone and mail, for when the page cannot help. */
export function ShopContacts({
  shop,
  subject,
  body,
  children,
}: {
  shop: Pick<Shop, 'landline' | 'email'>
  subject: string
  /** What the mail begins with. */
  body?: string
  children?: ReactNode
}) {
  return (
    <ul>
      {shop.landline && (
        <li>
          <a href={phoneLink(shop.landline)}>{shop.landline}</a>
        </li>
      )}
      <li>
        <a href={mailLink(shop.email, subject, body)}>{shop.email}</a>
      </li>
      {children}
    </ul>
  )
}
