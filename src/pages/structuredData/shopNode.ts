import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { Closure, ShopReading, Span } from '../../shared/shop'
import type { ShopNode } from './vocabulary'

/** How all pages name the shop. */
export const shopId = (siteUrl: string): string => `${siteUrl}/#shop`

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** A time as schema.org writes it: `09:00`. */
const clock = (time: string) => time.padStart(5, '0')

/** When the showroom is open on these days; nothing where it is closed. */
function openOn(
  dayOfWeek: DayOfWeek | readonly DayOfWeek[],
  span: Span | null,
): OpeningHoursSpecification[] {
  if (!span) return []
  const { opens, closes } = span
  const times = { opens: clock(opens), closes: clock(closes) }
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...times }]
}

/** Google reads equal times as closed. */
const closedDays = (closed: readonly Closure[]): OpeningHoursSpecification[] =>
  closed.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: to,
  }))

/**
 * The shop in schema.org's terms, without the details that its owner has not given yet.
 * @param image the address of a picture of it
 * @param withHours whether the page shows the opening hours
 */
export function shopNode(
  siteUrl: string,
  image: string,
  withHours: boolean,
  { details, missing }: Pick<ShopReading, 'details' | 'missing'>,
): ShopNode {
  const isGiven = (detail: ShopReading['missing'][number]) => !missing.includes(detail)
  const { street, postalCode, latitude, longitude, landline, instagram, facebook } = details
  const links = [instagram, facebook].filter((link) => link !== undefined)
  return {
    '@type': ['Organization', 'Store'],
    '@id': shopId(siteUrl),
    name: details.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image,
    foundingDate: String(details.since),
    ...(isGiven('legalName') && { legalName: details.legalName }),
    ...(isGiven('vatNumber') && { vatID: details.country + details.vatNumber }),
    ...(landline && { telephone: landline }),
    ...(isGiven('email') && { email: details.email }),
    ...(links.length > 0 && { sameAs: links }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postalCode && { postalCode }),
      addressLocality: details.city,
      addressCountry: details.country,
    },
    ...(latitude !== undefined &&
      longitude !== undefined && {
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
        hasMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`,
      }),
    ...(withHours && {
      openingHoursSpecification: [
        ...openOn(workdays, details.hours.mondayToFriday),
        ...openOn('Saturday', details.hours.saturday),
      ],
      ...(details.closed.length > 0 && {
        specialOpeningHoursSpecification: closedDays(details.closed),
      }),
    }),
  }
}
