import { domainToASCII } from 'node:url'

/** Letters, digits and what holds a domain together; `domainToASCII` would read more into the rest. */
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * The address with its domain as the network knows it: in lower case, `müller.de` as
 * `xn--mller-kva.de`. One that can have no such form is left without its domain, which no address is.
 */
export function normalAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (at === 0 || !domainCharacters.test(domain)) return email
  return email.slice(0, at) + domainToASCII(domain)
}
