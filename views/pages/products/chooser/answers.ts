import { answersParameter } from '../../../../src/shared/catalogueFilters'
import type { Bilingual, Language } from '../../../../src/shared/languages'
import { valueIn } from '../../../../src/shared/query'

/** What an address calls the answers, in each language; no word stands for two of them. */
export const answerWords = {
  purpose: {
    fill: { it: 'infoltire', en: 'volume' },
    lengthen: { it: 'allungare', en: 'length' },
    cover: { it: 'coprire', en: 'cover' },
    men: { it: 'uomo', en: 'men' },
    make: { it: 'lavorare', en: 'make' },
  },
  hair: {
    fine: { it: 'fini', en: 'fine' },
    normal: { it: 'normali', en: 'normal' },
    thick: { it: 'folti', en: 'thick' },
    sparse: { it: 'radi', en: 'sparse' },
  },
  wear: {
    day: { it: 'giorno', en: 'day' },
    weeks: { it: 'settimane', en: 'weeks' },
    months: { it: 'mesi', en: 'months' },
    long: { it: 'lungo', en: 'long' },
  },
} as const satisfies Record<string, Record<string, Bilingual<string>>>

type AnswerTable = typeof answerWords

export type Question = keyof AnswerTable

export type Answers = { [Q in Question]?: Extract<keyof AnswerTable[Q], string> }

export const questions = Object.keys(answerWords) as Question[]

/** The answers to a question that an address may name, with their words. */
function wordsOf(question: Question): [answer: string, words: Bilingual<string>][] {
  return Object.entries(answerWords[question])
}

/** The answers in an address, in either language's words; what is no answer is ignored. */
export function answersIn(search: string): Answers {
  const query = new URLSearchParams(search)
  const given = (valueIn(query, answersParameter) ?? '').split('-')
  const answers = questions.map((question) => {
    const known = wordsOf(question).find(([, { it, en }]) =>
      given.some((word) => word === it || word === en),
    )
    return [question, known?.[0]] as const
  })
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined))
}

/** The address' query with these answers in it; what else it says stays. */
export function searchWith(search: string, answers: Answers, language: Language): string {
  const query = new URLSearchParams(search)
  for (const name of Object.values(answersParameter)) query.delete(name)
  const given = questions.flatMap((question) => {
    const known = wordsOf(question).find(([answer]) => answer === answers[question])
    return known ? [known[1][language]] : []
  })
  if (given.length > 0) query.set(answersParameter[language], given.join('-'))
  return query.size > 0 ? `?${query}` : ''
}
