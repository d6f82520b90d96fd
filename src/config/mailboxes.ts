import Joi from 'joi'

export interface Mailbox {
  /** Empty where there is none. */
  name: string
  address: string
}

const address = Joi.string().email({ tlds: false }).required()

const isAddress = (value: string) => address.validate(value).error === undefined

const named = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u

/** One address, alone or behind a name: `Name <address>`. */
export const mailbox = Joi.any<Mailbox>().custom((value: string, helpers) => {
  const [, name = '', address = value.trim()] = named.exec(value.trim()) ?? []
  return isAddress(address) ? { name, address } : helpers.error('mail.box')
})

/** One or more addresses, normalised for a mail's header. */
export const addressList = Joi.string().custom((value: string, helpers) => {
  const addresses = value.split(',').map((one) => one.trim())
  return addresses.every(isAddress) ? addresses.join(', ') : helpers.error('mail.list')
})

export const mailboxMessages = {
  'mail.box': '{#label} must be an e-mail address, or a name with one: Name <address>',
  'mail.list': '{#label} must be one or more e-mail addresses, separated by commas',
}
