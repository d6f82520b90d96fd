import joi from 'joi'
import { type TermKey, terms } from '../../views/text/terms'
import type { Bilingual } from '../shared/languages'
import { minutesOf, type PictureWords, type Shop, type Week } from '../shared/shop'

/** Days on which the shop is closed, both included. */
export interface GivenClosure {
  from: string
  to: string
  text?: Bilingual<string>
}

/** What the shop's file says, once it is checked: only what stands in it. */
export interface ShopFile
  extends Partial<Omit<Shop, 'hours' | 'closed' | 'notice' | 'terms' | 'takenByCamera'>> {
  hours?: Partial<Week>
  closed?: GivenClosure[]
  notice?: Bilingual<string> & { until: string }
  terms?: Partial<Record<TermKey, Bilingual<string>>>
  pictures?: Record<string, PictureWords>
}

/** A key without a value yet counts as not given. */
const Joi: joi.Root = joi.defaults((schema) => schema.empty(''))

/** The template's `…` is no text. */
const text = (longest: number) => Joi.string().trim().max(longest).invalid('…')

const bilingual = (longest: number) =>
  Joi.object({ it: text(longest).required(), en: text(longest).required() })

/** An Italian number with its country's code, which WhatsApp needs; 800 numbers have none. */
const withCountry = (number: string) =>
  /^(?:0[1-9]|3(?!90)\d{8,9}$)/.test(number.replace(/\D/g, '')) && !number.startsWith('+')
    ? `+39 ${number}`
    : number

const phone = Joi.string()
  .trim()
  .pattern(/^\+?[\d\s()./-]{5,30}$/, 'a telephone number, such as +39 02 1234567')
  .custom(withCountry)

const whatsapp = Joi.string()
  .trim()
  .pattern(/^\+?[1-9](?:[\s()./-]*\d){7,14}$/, 'a number with its country, such as +39 333 1234567')
  .custom(withCountry)

const profileOn = (domain: string) =>
  Joi.string()
    .uri({ scheme: 'https' })
    .pattern(
      new RegExp(`^https://([\\w-]+\\.)?${domain}\\.com/.+`),
      `an address that begins with https://www.${domain}.com/`,
    )

const time = Joi.string().pattern(/^([01]?\d|2[0-3]):[0-5]\d$/, 'a time, such as 9:00')

const span = Joi.object({ opens: time.required(), closes: time.required() }).custom(
  (value: { opens: string; closes: string }, helpers) =>
    minutesOf(value.opens) < minutesOf(value.closes)
      ? value
      : helpers.message({ custom: 'must open before it closes' }),
)

const openOrClosed = Joi.alternatives().conditional(Joi.string(), {
  // biome-ignore lint/suspicious/noThenProperty: Joi's own word for the other schema
  then: Joi.custom((word, helpers) => (word === 'closed' ? null : helpers.error('any.only'))),
  otherwise: span,
})

/** A day that the calendar has. */
const day = Joi.string().custom((value: string, helpers) => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.startsWith(value)
  return isDay ? value : helpers.message({ custom: 'must be a day that exists, as 2027-08-31' })
})

const closure = Joi.object({
  from: day.required(),
  to: day.default((parent: Partial<GivenClosure>) => parent.from),
  text: bilingual(200),
}).custom((value: GivenClosure, helpers) =>
  value.from <= value.to ? value : helpers.message({ custom: 'must begin before it ends' }),
)

const percent = Joi.number().min(0).max(100)

const photograph = Joi.object({
  focus: Joi.object({ x: percent.required(), y: percent.required() }),
  photograph: Joi.boolean().truthy('yes', 'sì', 'si').falsy('no'),
  alt: bilingual(250),
})

/** The whole file. YAML's scalars come as text, so that a number keeps its zeros. */
export const shopSchema = Joi.object<ShopFile, true>({
  name: text(40),
  legalName: text(100),
  since: Joi.number().integer().min(1800).max(2100),
  street: text(100),
  postalCode: text(10),
  city: text(60),
  country: Joi.string()
    .trim()
    .uppercase()
    .pattern(/^[A-Z]{2}$/, 'two letters, such as IT'),
  latitude: Joi.number().min(-90).max(90),
  longitude: Joi.number().min(-180).max(180),
  landline: phone,
  mobile: phone,
  email: Joi.string().trim().email({ tlds: false }),
  whatsapp,
  vatNumber: text(20),
  companyRegister: text(30),
  shareCapital: text(60),
  instagram: profileOn('instagram'),
  facebook: profileOn('facebook'),
  hours: Joi.object({ mondayToFriday: openOrClosed, saturday: openOrClosed }),
  closed: Joi.array().items(closure).max(50),
  notice: bilingual(200).append({ until: day.required() }),
  terms: Joi.object(Object.fromEntries(Object.keys(terms).map((key) => [key, bilingual(400)]))),
  pictures: Joi.object().pattern(/^[\w-]{1,80}$/, photograph),
})
  .and('latitude', 'longitude')
  .label('the file')
