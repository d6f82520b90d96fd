import Joi from 'joi'

export interface Mailbox {
  name: string
  address: string
}

const address = Joi.string().email({ tlds: false }).required()

const isAddress = (value: string) => address.validate(value).error === undefined

const named = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u

/** The two parts of one address, alone or behind a name: `Name <address>`. */
export function mailboxOf(value: string): Mailbox {
  const [, name = '', address = value.trim()] = named.exec(value.trim()) ?? []
  return { name, address }
}

/** One address, alone or behind a name. */
export const mailbox = Joi.string().custom((value: string, helpers) =>
  isAddress(mailboxOf(value).address) ? value : helpers.error('mail.box'),
)

/** One or more addresses, normalised for a mail's header. */
export const addressList = Joi.string().custom((value: string, helpers) => {
  const addresses = value.split(',').map((one) => one.trim())
  return addresses.every(isAddress) ? addresses.join(', ') : helpers.error('mail.list')
})

export const mailboxMessages = {
  'mail.box': '{#label} must be an e-mail address, or a name with one: Name <address>',
  'mail.list': '{#label} must be one or more e-mail addresses, separated by commas',
}
