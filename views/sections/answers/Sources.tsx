import styled from '@emotion/styled'
import type { Bilingual } from '../../../src/shared/languages'
import { ExternalLink } from '../../components/ExternalLink'
import { Folded } from '../../components/Folded'
import type { AnswerText } from '../../text/AnswersText'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { measure, sizes, space } from '../../theme/tokens'

const sourcesText: Bilingual<{ heading: string; read: string }> = {
  it: { heading: 'Fonti', read: 'Informazioni verificate nel mese di' },
  en: { heading: 'Sources', read: 'Checked in' },
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-width: ${measure};
  font-size: ${sizes.small};
  a {
    /* The target of a tap is taller than the words. */
    padding-block: ${space(3)};
  }
`

/** The documents that the answers above rest on, folded, each listed once. */
export function Sources({
  answers,
  level,
}: {
  answers: readonly AnswerText[]
  level: 'h2' | 'h3'
}) {
  const { language } = useLanguage()
  const { heading, read } = useText(sourcesText)
  const all = answers
    .flatMap((answer) => answer.facts ?? [])
    .map((fact) => [fact.url, fact] as const)
  const facts = [...new Map(all).values()]
  const latest = facts
    .map((fact) => fact.read)
    .sort()
    .at(-1)
  if (latest === undefined) return null
  const month = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <Folded level={level} heading={heading}>
      <List>
        {facts.map(({ url, source }) => (
          <li key={url}>
            <ExternalLink href={url}>{source[language]}</ExternalLink>
          </li>
        ))}
      </List>
      <p>
        {read} <time dateTime={latest.slice(0, 7)}>{month.format(new Date(latest))}</time>.
      </p>
    </Folded>
  )
}
