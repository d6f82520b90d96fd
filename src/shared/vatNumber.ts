/**
 * What follows the prefix in the numbers of the EU's countries, the United Kingdom, Northern Ireland
 * and Switzerland, by the formats that the European Commission's VIES and the tax offices of the two
 * others publish. Greece writes EL.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{1,2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** What people write between the digits, and what nobody sees. */
const between = /[\s.\-/\p{C}]/gu

/** The number as it is kept: in capitals, without spaces, dots, hyphens and slashes. */
export function normalVatNumber(written: string): string {
  return written.toUpperCase().replace(between, '')
}

/**
 * Whether a number, as it is kept, has the format of its country. Without a prefix it is taken for an
 * Italian one, as Italians write theirs. Whether it exists only the tax office knows.
 */
export function isVatNumber(number: string): boolean {
  const [prefix, rest] = /^\d+$/.test(number)
    ? ['IT', number]
    : [number.slice(0, 2), number.slice(2)]
  return Object.hasOwn(formats, prefix) && formats[prefix]?.test(rest) === true
}

/** Whether staff should look at a number that was given. */
export function isDoubtfulVatNumber(number: string): boolean {
  return number !== '' && !isVatNumber(number)
}
