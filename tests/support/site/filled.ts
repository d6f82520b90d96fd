import type { Language } from '../../../src/shared/languages'
import { fillText, shopWords } from '../../../views/text/fillText'
import { givenShop } from './givenShop'

const words = { it: shopWords(givenShop, 'it'), en: shopWords(givenShop, 'en') }

/** A text as pages show it about the shop of every test. */
export const filled = <Text>(text: Text, language: Language): Text =>
  fillText(text, words[language])
