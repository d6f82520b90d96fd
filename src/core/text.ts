/** What a composed character is made of at most: U+1F82 of a letter and three marks. */
const unitsPerCharacter = 4

/**
 * More marks on one letter than any script has (the bound is that of Unicode's stream-safe format).
 * Putting a long run of them in order takes quadratic time: 64 kB of them, a third of a second.
 */
const tooManyMarks = /(?<!\p{M})\p{M}{31}/u

const invisible = /^[\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * The text as it is judged and stored: trimmed, line ends as LF, Unicode composed (NFC), and empty
 * where nothing of it can be seen.
 * @param limit the length that the text is refused beyond. A text that is too long however it is
 * composed is not looked at: letters stand for it, one more than the limit.
 */
export function normalise(text: string, limit = Number.POSITIVE_INFINITY): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim()
  if (trimmed.length > limit * unitsPerCharacter) return 'x'.repeat(limit + 1)
  if (tooManyMarks.test(trimmed)) return trimmed
  return invisible.test(trimmed) ? '' : trimmed.normalize('NFC')
}

/** The text, or where it is longer its beginning and a sign of that. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}

const control = /\p{Cc}/u
/** In a message; U+202E turns letters round, so that staff would read another text. */
const unclean = /[^\P{Cc}\n]|\u202E/u

/** No lone surrogates, which no database stores as they are, and no heap of marks. */
const isWellFormed = (text: string) => text.isWellFormed() && !tooManyMarks.test(text)

/** One line without control characters. */
export function isCleanLine(text: string): boolean {
  return isWellFormed(text) && !control.test(text)
}

/** The same for text of several lines, which none of its characters turns round. */
export function isCleanText(text: string): boolean {
  return isWellFormed(text) && !unclean.test(text)
}

/**
 * Characters without a shape: they turn the direction of what follows, hide in a word or end a
 * line. Variants of a shape, joiners and marks of direction belong into some words: other rules.
 */
const hidden =
  /(?![\p{Variation_Selector}\u061C\u200C-\u200F])[\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]/u

/** Marks of direction stand at the ends of words. */
const strayMark = /[\p{L}\p{M}][\u061C\u200E\u200F]+[\p{L}\p{M}]/u

/**
 * A joiner, or a non-joiner, that joins nothing. They belong into Persian, Indic and other words
 * and into some emoji, never behind a letter of these three scripts.
 */
const strayJoiner =
  /(?<!(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)[\u200C\u200D]/u

/** A line that shows all it holds, so that none passes for another. */
export function isPlainLine(text: string): boolean {
  return isCleanLine(text) && ![hidden, strayMark, strayJoiner].some((sign) => sign.test(text))
}

/** The one rule for a product's name: what the catalogue holds, a request may hold. */
export function isProductName(name: string): boolean {
  return name !== '' && isPlainLine(name) && normalise(name) === name
}
