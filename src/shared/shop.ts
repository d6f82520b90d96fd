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

/** Opening hours, 24-hour clock, shop time (Europe/Rome). */
export const openingHours = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  { days: ['Saturday'], opens: '09:00', closes: '13:00' },
] as const

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
