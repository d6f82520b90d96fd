import { InvalidArgumentError } from 'commander'

/**
 * The beginning of an id that a person means: a reference or more of the id, in capitals, with other
 * hyphens or with spaces, as it comes over the phone.
 */
export function idBeginning(written: string): string {
  const digits = written.replace(/^\s*#|[\s-]/g, '').toLowerCase()
  if (!/^[0-9a-f]{8,32}$/.test(digits)) {
    throw new InvalidArgumentError(
      `"${written}" is no reference: that has eight digits and letters from a to f, such as C472-7AE3.`,
    )
  }
  const groups = /^(.{8})(.{0,4})(.{0,4})(.{0,4})(.*)$/.exec(digits)?.slice(1) ?? []
  return groups.filter(Boolean).join('-')
}
