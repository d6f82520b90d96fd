import type { Bilingual } from './languages'

/**
 * The shop's details, in this one place. What its owner has not given yet is a visible placeholder;
 * `placeholders` names those, so that structured data can leave them out and a production start
 * can warn of them. Putting a real value in means removing its name there.
 */
export const shop = {
  name: 'Chiomara',
  legalName: 'Chiomara S.r.l.',
  since: 1980,
  street: 'Via Segnaposto 1',
  postalCode: '20100',
  /** As it stands in an address. */
  city: 'Milano',
  country: 'IT',
  latitude: 45.4642,
  longitude: 9.19,
  landline: '+39 02 0000 0000',
  mobile: '+39 300 000 0000',
  email: 'info@chiomara.example',
  /** International format, digits only, as WhatsApp wants it. */
  whatsapp: '393000000000',
  vatNumber: '00000000000',
  companyRegister: 'MI-0000000',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
} as const

/** The town as sentences name it. */
export const town = { it: shop.city, en: 'Milan' } as const satisfies Bilingual<string>

export const postalAddress = `${shop.street}, ${shop.postalCode} ${shop.city}`

export type ShopDetail = keyof typeof shop

export const placeholders: readonly ShopDetail[] = [
  'legalName',
  'street',
  'postalCode',
  'latitude',
  'longitude',
  'landline',
  'mobile',
  'email',
  'whatsapp',
  'vatNumber',
  'companyRegister',
  'instagram',
  'facebook',
]

/**
 * What the specification does not say and only the shop can know. No page states it as a fact until
 * the owner has confirmed it: then its line goes from here and its sentence onto the page.
 */
export const claimsToConfirm: readonly Bilingual<string>[] = [
  { it: 'La produciamo noi, in Italia', en: 'We make it ourselves, in Italy' },
  {
    it: 'Facciamo extension, parrucche e protesi, e anche la cheratina con cui le extension si applicano',
    en: 'We make extensions, wigs and hair systems, and the keratin that bonds extensions in place',
  },
  { it: 'Stick ambra o neri, grani trasparenti', en: 'Amber or black sticks, clear granules' },
  { it: 'Lace, front lace, monofilo o poly', en: 'Lace, lace front, monofilament or poly' },
  {
    it: 'Calotta morbida, front lace o monofilo',
    en: 'Soft cap, lace front or monofilament',
  },
]

/** What a term says on its pages; undefined until the owner has given it. */
export type GivenTerm = Bilingual<string> | undefined

/**
 * What only the owner knows and customers ask for. A term appears on its pages as soon as it stands
 * here in both languages; `ownerTerms.ts` says on which, and `npm run shop -- missing` what is open.
 */
export const tradeTerms = {
  /** In packs or euros, and whether the first order differs. */
  minimumOrder: undefined as GivenTerm,
  /** From which quantities on the price falls. */
  priceTiers: undefined as GivenTerm,
  /** Whether samples are sent, at what cost. */
  samples: undefined as GivenTerm,
  /** Whether there is a ring of shades, and how to get it. */
  shadeRing: undefined as GivenTerm,
  /** What is in stock, and what is made to order. */
  stock: undefined as GivenTerm,
  leadTime: undefined as GivenTerm,
  /** How orders are paid, and when. */
  payment: undefined as GivenTerm,
  /** Such as EXW or DAP, with its place. */
  incoterm: undefined as GivenTerm,
  privateLabel: undefined as GivenTerm,
  /** Courses: where, how long, at what cost. */
  training: undefined as GivenTerm,
  /** Where the hair comes from, and how that is known. */
  origin: undefined as GivenTerm,
  /** Whether cuticles are kept and aligned. */
  remy: undefined as GivenTerm,
  /** Single or double drawn. */
  drawn: undefined as GivenTerm,
  /** Of the tape-in pieces, a figure with its unit: it stands in their specifications too. */
  tapeWidth: undefined as GivenTerm,
  safetyDataSheets: undefined as GivenTerm,
}

/** The same, for who looks for a wig or a hair system. */
export const patientTerms = {
  /** Weeks from the order to the finished piece. */
  makingWeeks: undefined as GivenTerm,
  priceRange: undefined as GivenTerm,
  /** Whether the consultation costs anything, and whether the order takes it off. */
  consultationCost: undefined as GivenTerm,
  /** Who receives and measures. */
  whoReceives: undefined as GivenTerm,
  /** How pieces are cleaned between one person who tries them on and the next. */
  tryOnCleaning: undefined as GivenTerm,
}

function between(opens: string, closes: string) {
  const short = (time: string) => time.replace(/:00$/, '')
  return {
    opens,
    closes,
    /** As in a table. */
    span: `${opens}–${closes}`,
    /** As in a sentence. */
    words: {
      it: `dalle ${short(opens)} alle ${short(closes)}`,
      en: `from ${opens} to ${closes}`,
    } satisfies Bilingual<string>,
  }
}

/** Opening hours, 24-hour clock, shop time (Europe/Rome). */
export const hours = {
  mondayToFriday: between('9:00', '18:00'),
  saturday: between('9:00', '13:00'),
}

/** A chat link with the message filled in. */
export function whatsappLink(message: string, number: string = shop.whatsapp): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`
}

/** A mail link with subject and body filled in. */
export function mailLink(address: string, subject: string, body = ''): string {
  const query = [`subject=${encodeURIComponent(subject)}`]
  if (body !== '') query.push(`body=${encodeURIComponent(body)}`)
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?${query.join('&')}`
}

/** A link that dials the number. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
