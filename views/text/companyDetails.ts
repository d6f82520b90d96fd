import type { Bilingual, Language } from '../../src/shared/languages'
import { postalAddress, type Shop } from '../../src/shared/shop'

const words: Bilingual<{ onRequest: string; vat: string; capital: string }> = {
  it: { onRequest: 'indirizzo su richiesta', vat: 'P.IVA', capital: 'capitale sociale' },
  en: { onRequest: 'address on request', vat: 'VAT no.', capital: 'share capital' },
}

/** Where the company is, as legal documents say it. */
export const companyAddress = (shop: Shop, language: Language): string =>
  postalAddress(shop) + (shop.street === undefined ? ` (${words[language].onRequest})` : '')

/** Who runs the site, as Italian law wants it named. */
export function companyDetails(shop: Shop, language: Language): string {
  const { vat, capital } = words[language]
  const details = [
    shop.legalName,
    companyAddress(shop, language),
    `${vat} ${shop.vatNumber}`,
    `REA ${shop.companyRegister}`,
  ]
  if (shop.shareCapital) details.push(`${capital} ${shop.shareCapital}`)
  return details.join(', ')
}
