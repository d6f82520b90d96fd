import { dayWords } from '../../src/shared/dayWords'
import type { Bilingual, Language } from '../../src/shared/languages'
import type { Closure } from '../../src/shared/shop'

const reply: Bilingual<(day: string) => string> = {
  it: (day) => `Siamo chiusi fino a ${day}: rispondiamo dal giorno dopo.`,
  en: (day) => `We are closed until ${day}: we reply from the day after.`,
}

/** In place of a promise to answer within a day, while the shop is closed. */
export function replyAfter({ to }: Closure, language: Language): string {
  return reply[language](dayWords(to, language))
}
