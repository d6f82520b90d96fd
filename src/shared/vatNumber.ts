/** What people write between the digits, and what nobody sees. */
const between = /[\s.\-/\p{C}]/gu

/** The number as it is kept: in capitals, without spaces, dots, hyphens and slashes. */
export function normalVatNumber(typed: string): string {
  return typed.toUpperCase().replace(between, '')
}

/** An Italian number, also without its prefix, or what may be one of another country. */
const plausible = /^(?:(?:IT)?\d{11}|(?!IT)[A-Z]{2}(?=.*\d)[A-Z0-9+*]{2,14})$/

/**
 * Whether staff should look at a number, as it is kept, that was given. Whether it exists only the
 * tax office knows.
 */
export function isDoubtfulVatNumber(number: string): boolean {
  return number !== '' && !plausible.test(number)
}
