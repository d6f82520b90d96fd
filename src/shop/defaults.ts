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
  photographs: [],
}

/** Details that the owner has to give: without one, a placeholder shows or its place stays empty. */
export const neededDetails = [
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
  'shareCapital',
  'instagram',
  'facebook',
] as const satisfies readonly (keyof Shop)[]

export type NeededDetail = (typeof neededDetails)[number]
