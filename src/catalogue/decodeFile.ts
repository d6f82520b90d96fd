import iconv from 'iconv-lite'
import { wrongFile } from './wrongFile'

interface DecodedFile {
  text: string
  /** Whether the encoding was guessed, since nothing in the file says so. */
  guessed: boolean
}

const workbook =
  'This is a workbook, not a CSV file: open it and save it as "CSV UTF-8" (Excel) or "Text CSV" (LibreOffice).'

/** The first bytes of files that are not text. */
const signatures: readonly (readonly [bytes: readonly number[], refusal: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], workbook], // .xlsx and .ods, which are ZIP archives
  [[0xd0, 0xcf, 0x11, 0xe0], workbook], // .xls
]

/** Byte order marks and their encodings. */
const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

const begins = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte)

/** The text, or undefined where the bytes are not of that encoding. */
function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Characters that show that a file is not Windows-1252. U+FFFD stands for a byte that the encoding does
 * not define. An accent without a letter is "à" or "ò" of Mac Roman, which Excel writes on a Mac.
 */
const notWindows1252 = /[\uFFFD\u02C6\u02DC]/

/**
 * The text of a file that a spreadsheet or an editor has saved. A byte order mark decides between UTF-8
 * and UTF-16. Without one the file is UTF-8 if it is valid UTF-8, and Windows-1252 if not, as Excel's
 * plain "CSV" is in western Europe.
 * @throws {OperatorError} if a letter would be lost
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const refusal = signatures.find(([beginning]) => begins(bytes, beginning))?.[1]
  if (refusal !== undefined) throw wrongFile(refusal)

  const marked = marks.find(([beginning]) => begins(bytes, beginning))?.[1]
  const unicode = decodeStrictly(bytes, marked ?? 'utf-8')
  if (marked !== undefined && unicode === undefined) {
    throw wrongFile(
      `The file says that it is ${marked.toUpperCase()}, and is not: save it again as "CSV UTF-8".`,
    )
  }
  // Not TextDecoder: some versions of Node read Windows-1252 as Latin-1, which lacks € and ’.
  const text = unicode ?? iconv.decode(Buffer.from(bytes), 'windows-1252')
  if (text.includes('\0')) {
    throw wrongFile('The file is not text: save the table as "CSV UTF-8".')
  }
  if (unicode === undefined && notWindows1252.test(text)) {
    throw wrongFile(
      'The letters of the file cannot be told for certain, as it is neither UTF-8 nor Windows-1252: save it as "CSV UTF-8".',
    )
  }
  return { text, guessed: unicode === undefined }
}
