import { domainToASCII, domainToUnicode } from 'node:url'

/** The characters of a domain. `domainToASCII` would interpret others. */
const domainCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * The address with its domain in lower case and in ASCII: `müller.de` becomes `xn--mller-kva.de`. A
 * domain without such a form is cut off, so that the rest is refused as an address.
 */
export function normalAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  if (at === 0 || !domainCharacters.test(domain)) return email
  const ascii = domainToASCII(domain)
  // Node 24 lets pass what begins like such a form and is none.
  const isForm = !/(?:^|\.)xn--/.test(domainToUnicode(ascii))
  return email.slice(0, at) + (isForm ? ascii : '')
}
