import { answerWords, type ChooserAnswers } from '../../../src/shared/chooserAnswers'

const of = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

/** Every way of answering all the questions of the guided choice. */
export const everyAnswer: ChooserAnswers[] = of(answerWords.purpose).flatMap((purpose) =>
  of(answerWords.hair).flatMap((hair) =>
    of(answerWords.wear).map((wear) => ({ purpose, hair, wear })),
  ),
)
