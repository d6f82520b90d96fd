import type { Shop } from '../shared/shop'

/** What the site says while the shop's file gives nothing else. */
export const defaults: Shop = {
  name: 'Chiomara',
  legalName: 'Chiomara S.r.l.',
  since: 1980,
  city: 'Milano',
  country: 'IT',
  email: 'info@chiomara.example',
  vatNumber: '00000000000',
  companyRegister: 'MI-0000000',
  hours: {
    mondayToFriday: { opens: '9:00', closes: '18:00' },
    saturday: { opens: '9:00', closes: '13:00' },
  },
  closed: [],
  terms: [],
  takenByCamera: [],
}

/**
 * Details that the owner has to give, each with an example unlike its placeholder: without one, a
 * placeholder shows or its place stays empty.
 */
export const examples = {
  legalName: 'Rossi S.r.l.',
  street: 'Via Roma 1',
  postalCode: '20121',
  latitude: 45.46421,
  longitude: 9.18998,
  landline: '+39 02 1234567',
  mobile: '+39 333 1234567',
  email: 'info@esempio.it',
  whatsapp: '+39 333 1234568',
  vatNumber: '01234567890',
  companyRegister: 'MI-1234567',
  shareCapital: '10.000 € i.v., socio unico',
  instagram: 'https://www.instagram.com/esempio',
  facebook: 'https://www.facebook.com/esempio',
} as const satisfies Partial<Shop>

export const completeShop: Shop = { ...defaults, ...examples }

export const neededDetails = Object.keys(examples) as (keyof typeof examples)[]
