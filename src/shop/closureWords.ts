import { dayWords } from '../shared/dayWords'
import type { Bilingual, Language } from '../shared/languages'
import type { GivenClosure } from './shopSchema'

const span: Bilingual<(from: string, to: string) => string> = {
  it: (from, to) => (from === to ? `Chiuso ${from}` : `Chiuso da ${from} a ${to}, compresi`),
  en: (from, to) => (from === to ? `Closed on ${from}` : `Closed from ${from} to ${to}, inclusive`),
}

/** `Chiuso da lunedì 9 agosto a domenica 22 agosto, compresi: ferie` */
export function closureWords({ from, to, text }: GivenClosure): Bilingual<string> {
  const words = (language: Language) =>
    span[language](dayWords(from, language), dayWords(to, language)) +
    (text ? `: ${text[language]}` : '')
  return { it: words('it'), en: words('en') }
}
