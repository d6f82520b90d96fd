import styled from '@emotion/styled'
import { contactQuery } from '../../../src/shared/contactLinks'
import { ArrowLink } from '../../components/ArrowLink'
import { Folded } from '../../components/Folded'
import { Paragraphs } from '../../components/Paragraphs'
import { Words } from '../../components/Words'
import { useLineOfPage } from '../../quote/useEnquiry'
import type { AnswerText } from '../../text/AnswersText'
import { useLanguage } from '../../text/LanguageProvider'
import { colours, measure, space } from '../../theme/tokens'
import { Sources } from './Sources'

const Fact = styled.p`
  max-width: ${measure};
  margin-block: ${space(4)};
  padding-left: ${space(4)};
  border-left: 2px solid ${colours.gold};
`

/**
 * What follows an answer: statements of a law or an office, whose sources are below the list, and a
 * link. On a line's page a link to the form opens it for the line.
 */
function AnswerMore({ answer: { facts = [], link } }: { answer: AnswerText }) {
  const { language } = useLanguage()
  const line = useLineOfPage()
  const query = link?.purpose ? contactQuery(link.purpose, line, language) : ''
  return (
    <>
      {facts.map(({ url, statement }) => (
        <Fact key={url}>
          <Words>{statement[language]}</Words>
        </Fact>
      ))}
      {link && (
        <ArrowLink page={link.page} suffix={query + (link.at ? `#${link.at}` : '')}>
          {link.label}
        </ArrowLink>
      )}
    </>
  )
}

/** Questions, one open at a time. An address that names one opens it (`NavigationEffects`). */
export function AnswerList({
  name,
  items,
  level,
}: {
  name: string
  items: readonly AnswerText[]
  /** The questions' heading level, one below that of the heading above them. */
  level: 'h2' | 'h3'
}) {
  return (
    <div>
      {items.map((item) => (
        <Folded key={item.id} id={item.id} name={name} level={level} heading={item.question}>
          <Paragraphs texts={item.answer} />
          <AnswerMore answer={item} />
        </Folded>
      ))}
      <Sources answers={items} level={level} />
    </div>
  )
}
