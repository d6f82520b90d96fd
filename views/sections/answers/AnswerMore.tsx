import { contactQueryFor } from '../../../src/shared/contactLinks'
import { ArrowLink } from '../../components/ArrowLink'
import type { AnswerText } from '../../text/AnswersText'
import { useLanguage } from '../../text/LanguageProvider'
import { FactNote } from './FactNote'

/** What an answer rests on, and where it leads. */
export function AnswerMore({ answer: { facts, link } }: { answer: AnswerText }) {
  const { language } = useLanguage()
  return (
    <>
      {facts?.map((fact) => (
        <FactNote key={fact.url} fact={fact} />
      ))}
      {link && (
        <ArrowLink page={link.page} suffix={link.line ? contactQueryFor(link.line, language) : ''}>
          {link.label}
        </ArrowLink>
      )}
    </>
  )
}
