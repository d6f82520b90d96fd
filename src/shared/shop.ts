import type { Bilingual } from './languages'
import type { PageId } from './routes'

/** Opening hours of a day, 24-hour clock, shop time (Europe/Rome): `9:00`. */
export interface Span {
  opens: string
  closes: string
}

/** Minutes after midnight of `9:00`. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** The hours of a week; null where the shop is closed. On Sundays and holidays it always is. */
export interface Week {
  mondayToFriday: Span | null
  saturday: Span | null
}

/** Days on which the shop is closed, both included, as YYYY-MM-DD. */
export interface Closure {
  from: string
  to: string
  /** As pages say it. */
  words: Bilingual<string>
}

/** One of the owner's terms, such as the minimum order, and the pages that show it. */
export interface ShopTerm {
  key: string
  pages: readonly PageId[]
  title: Bilingual<string>
  body: Bilingual<string>
}

/**
 * What the site says of the shop: JSON, which every page carries in its state. A detail that may be
 * absent is left out of the page; the others are always there, if need be as a visible placeholder.
 */
export interface Shop {
  name: string
  legalName: string
  since: number
  street?: string
  postalCode?: string
  /** As in an address. */
  city: string
  /** ISO 3166-1, two letters. */
  country: string
  latitude?: number
  longitude?: number
  landline?: string
  mobile?: string
  email: string
  /** With its country's code. */
  whatsapp?: string
  vatNumber: string
  companyRegister: string
  shareCapital?: string
  instagram?: string
  facebook?: string
  hours: Week
  /** Those that are not over, the nearest first. */
  closed: readonly Closure[]
  /** Stands above the header until its last day is over. */
  notice?: Bilingual<string>
  terms: readonly ShopTerm[]
  /** Names of the pictures that a camera took; a computer made the others. */
  takenByCamera: readonly string[]
}

/** What the shop's file says of one of its own pictures. */
export interface PictureWords {
  /** What stays in the frame, in percent from the left and from the top. */
  focus?: { x: number; y: number }
  /** Whether a camera took it; otherwise it counts as made by a computer. */
  photograph?: boolean
  alt?: Bilingual<string>
}

/** The shop as the server last read it. */
export interface ShopReading {
  details: Shop
  /** What its file says of its own pictures, by the picture's name. */
  pictureWords: Readonly<Record<string, PictureWords>>
  /** Details that the owner has yet to give. */
  missing: readonly (keyof Shop)[]
}

/** The town as sentences name it. */
export function townOf({ city }: Shop): Bilingual<string> {
  return { it: city, en: city === 'Milano' ? 'Milan' : city }
}

/** The address in one line; the town alone while there is no street. */
export function postalAddress({ street, postalCode, city }: Shop): string {
  if (street === undefined) return city
  return `${street}, ${postalCode === undefined ? '' : `${postalCode} `}${city}`
}

/** The closure that a day falls into. @param day as YYYY-MM-DD */
export function closureOn({ closed }: Pick<Shop, 'closed'>, day: string): Closure | undefined {
  return closed.find(({ from, to }) => from <= day && day <= to)
}

/** A chat link with the message filled in. @param number with its country's code */
export function whatsappLink(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`
}

export function mailLink(address: string, subject: string, body = ''): string {
  const query = [`subject=${encodeURIComponent(subject)}`]
  if (body !== '') query.push(`body=${encodeURIComponent(body)}`)
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?${query.join('&')}`
}

export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
