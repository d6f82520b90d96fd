import { answersIn } from './catalogueFilters'
import type { Query } from './query'

/** The answers to each question. No word stands for two: an address has the words alone. */
export const offeredAnswers = {
  purpose: ['fill', 'lengthen', 'cover', 'men', 'make'],
  hair: ['fine', 'normal', 'thick', 'sparse'],
  wear: ['day', 'weeks', 'months'],
} as const

export type Question = keyof typeof offeredAnswers

export type ChooserAnswers = { [Q in Question]?: (typeof offeredAnswers)[Q][number] }

const questions = Object.keys(offeredAnswers) as Question[]

/** The answers in a catalogue's query; what is no answer is ignored. */
export function chooserAnswersIn(query: Query): ChooserAnswers {
  const given = answersIn(query).split('-')
  const found = questions.map(
    (question) => [question, offeredAnswers[question].find((one) => given.includes(one))] as const,
  )
  return Object.fromEntries(found.filter(([, answer]) => answer !== undefined))
}

/** The answers as a query names them; empty without any. */
export const namedAnswers = (answers: ChooserAnswers): string =>
  questions.flatMap((question) => answers[question] ?? []).join('-')
