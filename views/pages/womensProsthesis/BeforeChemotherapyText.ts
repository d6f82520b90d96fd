import type { AnswerText } from '../../components/answers/AnswersText'

export interface BeforeChemotherapyText {
  heading: string
  opening: string
  parts: readonly AnswerText[]
}
