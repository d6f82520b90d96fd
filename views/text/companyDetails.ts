import { postalAddress, type Shop } from '../../src/shared/shop'

/** Where the company is, as Italian documents say it. */
export const companyAddress = (shop: Shop): string =>
  postalAddress(shop) + (shop.street === undefined ? ' (indirizzo su richiesta)' : '')

/** Who runs the site, as Italian law wants it named. */
export function companyDetails(shop: Shop): string {
  const details = [
    shop.legalName,
    companyAddress(shop),
    `P.IVA ${shop.vatNumber}`,
    `REA ${shop.companyRegister}`,
  ]
  if (shop.shareCapital) details.push(`capitale sociale ${shop.shareCapital}`)
  return details.join(', ')
}
