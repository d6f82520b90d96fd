import type { Bilingual, Language } from '../../src/shared/languages'
import type { Shop } from '../../src/shared/shop'
import { addressWords } from './addressWords'

const words: Bilingual<{ vat: string; capital: string }> = {
  it: { vat: 'P.IVA', capital: 'capitale sociale' },
  en: { vat: 'VAT no.', capital: 'share capital' },
}

/** Who runs the site, as Italian law wants it named. */
export function companyDetails(shop: Shop, language: Language): string {
  const { vat, capital } = words[language]
  const details = [
    shop.legalName,
    addressWords(shop, language),
    `${vat} ${shop.vatNumber}`,
    `REA ${shop.companyRegister}`,
  ]
  if (shop.shareCapital) details.push(`${capital} ${shop.shareCapital}`)
  return details.join(', ')
}
