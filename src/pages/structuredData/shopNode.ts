import type { OpeningHoursSpecification } from 'schema-dts'
import { hours, placeholders, type ShopDetail, shop } from '../../shared/shop'
import type { Shop } from './vocabulary'

/** How all pages name the shop. */
export const shopId = (siteUrl: string): string => `${siteUrl}/#shop`

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** A time as schema.org writes it: `09:00`. */
const clock = (time: string) => time.padStart(5, '0')

/** When the showroom is open. */
function openingHours(): OpeningHoursSpecification[] {
  const days = [
    { dayOfWeek: workdays, ...hours.mondayToFriday },
    { dayOfWeek: 'Saturday', ...hours.saturday },
  ] as const
  return days.map(({ dayOfWeek, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: clock(opens),
    closes: clock(closes),
  }))
}

/**
 * The shop in schema.org's terms, without the details that its owner has not given yet.
 * @param image the address of a picture of it
 * @param withHours whether the page shows the opening hours
 * @param missing details that are placeholders
 */
export function shopNode(
  siteUrl: string,
  image: string,
  withHours: boolean,
  missing: readonly ShopDetail[] = placeholders,
): Shop {
  const isGiven = (detail: ShopDetail) => !missing.includes(detail)
  const links = (['instagram', 'facebook'] as const).filter(isGiven)
  return {
    '@type': ['Organization', 'HairSalon'],
    '@id': shopId(siteUrl),
    name: shop.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image,
    foundingDate: String(shop.since),
    ...(isGiven('legalName') && { legalName: shop.legalName }),
    ...(isGiven('vatNumber') && { vatID: shop.country + shop.vatNumber }),
    ...(isGiven('landline') && { telephone: shop.landline }),
    ...(isGiven('email') && { email: shop.email }),
    ...(links.length > 0 && { sameAs: links.map((network) => shop[network]) }),
    address: {
      '@type': 'PostalAddress',
      ...(isGiven('street') && { streetAddress: shop.street }),
      ...(isGiven('postalCode') && { postalCode: shop.postalCode }),
      addressLocality: shop.city,
      addressCountry: shop.country,
    },
    ...(isGiven('latitude') &&
      isGiven('longitude') && {
        geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
      }),
    ...(withHours && { openingHoursSpecification: openingHours() }),
  }
}
