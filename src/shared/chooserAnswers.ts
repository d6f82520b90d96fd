import { answerWordsIn } from './catalogueFilters'
import type { Bilingual, Language } from './languages'
import type { Query } from './query'

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
  },
} as const satisfies Record<string, Record<string, Bilingual<string>>>

type AnswerTable = typeof answerWords

export type Question = keyof AnswerTable

export type ChooserAnswers = { [Q in Question]?: Extract<keyof AnswerTable[Q], string> }

export const questions = Object.keys(answerWords) as Question[]

/** The answers to a question that an address may name, with their words. */
function wordsOf(question: Question): [answer: string, words: Bilingual<string>][] {
  return Object.entries(answerWords[question])
}

/** The answers in a query, in either language's words; what is no answer is ignored. */
export function chooserAnswersIn(query: Query): ChooserAnswers {
  const given = answerWordsIn(query).split('-')
  const answers = questions.map((question) => {
    const known = wordsOf(question).find(([, { it, en }]) =>
      given.some((word) => word === it || word === en),
    )
    return [question, known?.[0]] as const
  })
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined))
}

/** The answers as a query names them; empty without any. */
export function namedAnswers(answers: ChooserAnswers, language: Language): string {
  const words = questions.flatMap((question) => {
    const known = wordsOf(question).find(([answer]) => answer === answers[question])
    return known ? [known[1][language]] : []
  })
  return words.join('-')
}
