import { type ChooserAnswers, offeredAnswers } from '../../../src/shared/chooserAnswers'

/** Every way of answering all the questions of the guided choice. */
export const everyAnswer: ChooserAnswers[] = offeredAnswers.purpose.flatMap((purpose) =>
  offeredAnswers.hair.flatMap((hair) =>
    offeredAnswers.wear.map((wear) => ({ purpose, hair, wear })),
  ),
)
