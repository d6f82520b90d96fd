import type { Bilingual, Language } from '../../src/shared/languages'
import { postalAddress, type Shop } from '../../src/shared/shop'

const onRequest: Bilingual<string> = { it: 'indirizzo su richiesta', en: 'address on request' }

/** Where the shop is, in one line. Without a street it names the town, and how to get the rest. */
export const addressWords = (shop: Shop, language: Language): string =>
  postalAddress(shop) + (shop.street ? '' : ` (${onRequest[language]})`)
