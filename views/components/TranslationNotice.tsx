import styled from '@emotion/styled'
import { type PageId, pathTo } from '../../src/shared/routes'
import { colours, space } from '../theme/tokens'

const Notice = styled.p`
  margin-top: ${space(4)};
  padding-left: ${space(4)};
  border-left: 2px solid ${colours.bronze};
`

/** On English pages of law: what the translation is worth, and the way to the text that holds. */
export function TranslationNotice({ page }: { page: PageId }) {
  return (
    <Notice>
      This translation is for information: the{' '}
      <a href={pathTo(page, 'it')} hrefLang="it">
        Italian text
      </a>{' '}
      prevails.
    </Notice>
  )
}
