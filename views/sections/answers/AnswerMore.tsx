import { useLocation } from 'react-router-dom'
import { contactQuery, lineAt } from '../../../src/shared/contactLinks'
import { ArrowLink } from '../../components/ArrowLink'
import type { AnswerText } from '../../text/AnswersText'
import { useLanguage } from '../../text/LanguageProvider'
import { FactNote } from './FactNote'

/** What an answer rests on, and where it leads: from a line's page, to the form that knows the line. */
export function AnswerMore({ answer: { facts, link } }: { answer: AnswerText }) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const query = link?.opening
    ? contactQuery(link.opening, lineAt(pathname, new URLSearchParams(search)), language)
    : ''
  return (
    <>
      {facts?.map((fact) => (
        <FactNote key={fact.url} fact={fact} />
      ))}
      {link && (
        <ArrowLink page={link.page} suffix={query + (link.at ? `#${link.at}` : '')}>
          {link.label}
        </ArrowLink>
      )}
    </>
  )
}
