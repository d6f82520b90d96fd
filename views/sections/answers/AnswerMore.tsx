import { ArrowLink } from '../../components/ArrowLink'
import type { AnswerText } from '../../text/AnswersText'
import { FactNote } from './FactNote'

/** What an answer rests on, and where it leads. */
export function AnswerMore({ answer: { facts, link } }: { answer: AnswerText }) {
  return (
    <>
      {facts?.map((fact) => (
        <FactNote key={fact.url} fact={fact} />
      ))}
      {link && (
        <ArrowLink page={link.page} suffix={link.at ? `#${link.at}` : ''}>
          {link.label}
        </ArrowLink>
      )}
    </>
  )
}
