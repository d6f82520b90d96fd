import fs from 'node:fs'
import { catalogue } from '../../../knex/seeds/catalogue'
import { isCategory } from '../../../src/shared/categories'
import type { Language } from '../../../src/shared/languages'
import { acknowledgementText } from '../../../views/mail/AcknowledgementMail'
import { filled } from '../site/filled'
import { givenShop } from '../site/givenShop'

/** A string that people read. */
export interface Said {
  /** File and keys. */
  at: string
  language: Language
  text: string
}

const isLanguageKey = (key: string): key is Language => key === 'it' || key === 'en'

/** Keys of what is not read as text. */
const unread: ReadonlySet<string> = new Set(['id', 'page', 'url', 'read'])

/**
 * What is handed to texts that are functions: to legal ones days and the shop, to others a
 * reference.
 */
const givenTo = (at: string) => (/body$/i.test(at) ? [730, givenShop] : ['7f3a9c01'])

/** Every string below a value, from where the language is known: below a key `it` or `en`. */
function* saidIn(value: unknown, at: string, language?: Language): Generator<Said> {
  if (typeof value === 'string' && language && !isCategory(value))
    yield { at, language, text: filled(value, language) }
  if (typeof value === 'function' && language)
    yield* saidIn(value(...givenTo(at).slice(-value.length)), at, language)
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    // English pages of one language an address have the other in them.
    const below = isLanguageKey(key) ? key : key.startsWith('italian') ? 'it' : language
    if (!unread.has(key)) yield* saidIn(part, `${at} ${key}`, below)
  }
}

/** By name: `text.it.ts`, whatever stands in `views/text`, and shades. */
const isDictionary = (file: string) =>
  /(text|answers)(\.\w+)?\.ts$|^views\/text\/.*\.ts$|shared\/shades\.ts$/i.test(file) &&
  !file.endsWith('.test.ts')

const seeded = catalogue.flatMap((product): Said[] => {
  const { name, nameEn, description, descriptionEn, base, baseEn, format, formatEn } = product
  const inLanguage = (language: Language, texts: (string | null | undefined)[]) =>
    texts.flatMap((text) => (text ? { at: `${product.category} seed`, language, text } : []))
  return [
    ...inLanguage('it', [name, description, base, format]),
    ...inLanguage('en', [nameEn, descriptionEn, baseEn, formatEn]),
  ]
})

/** All that visitors read: dictionaries, descriptions of pictures, the first catalogue, mails. */
export async function allTexts(): Promise<Said[]> {
  const files = ['views', 'src/shared'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`),
  )
  const texts = [...seeded, ...saidIn({ acknowledgementText }, 'said')]
  for (const file of files.filter(isDictionary)) {
    const module: unknown = await import(`../../../${file}`)
    texts.push(...saidIn(module, file))
  }
  // What one dictionary takes from another is there once.
  return [...new Map(texts.map((said) => [said.language + said.text, said])).values()]
}
