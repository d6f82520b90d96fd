import styled from '@emotion/styled'
import type { Fact } from '../../../src/shared/facts/Fact'
import type { Language } from '../../../src/shared/languages'
import { ExternalLink } from '../../components/ExternalLink'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { colours, measure, sizes, space } from '../../theme/tokens'
import { factText } from './text'

const Note = styled.div`
  max-width: ${measure};
  margin-top: ${space(4)};
  padding-left: ${space(4)};
  border-left: 2px solid ${colours.gold};
`

const Source = styled.p`
  margin-top: ${space(2)};
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
  a {
    /* What is tapped is taller than the words, and moves nothing. */
    padding-block: ${space(3)};
  }
`

/** The day before the month in both: the page's own `en-US` would turn them round. */
const formats = { it: 'it-IT', en: 'en-GB' } as const

/** `21 novembre 2026`; the day itself, wherever the reader is. */
function dayIn(date: string, language: Language): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(formats[language], format).format(new Date(date))
}

/** What a law or an office says, with its source and the day it was read. */
export function FactNote({ fact }: { fact: Fact }) {
  const { language } = useLanguage()
  const text = useText(factText)
  return (
    <Note>
      <p>{fact.statement[language]}</p>
      <Source>
        {text.source}: <ExternalLink href={fact.url}>{fact.source[language]}</ExternalLink>,{' '}
        {text.read} <time dateTime={fact.read}>{dayIn(fact.read, language)}</time>
      </Source>
    </Note>
  )
}
