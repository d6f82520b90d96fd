import styled from '@emotion/styled'
import { useId } from 'react'
import { showFocused } from '../../components/showFocused'
import { Small, spokenOnly } from '../../components/typography'
import { PageLink } from '../../navigation/PageLink'
import { plainControl } from '../../theme/plainControl'
import { above, colours, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

const labelWidth = '7.5rem'

/** Where the labels stay in sight. In a reader's large type they would take all of a phone. */
const withLabels = '@media (min-width: 17.5rem)'

/** Scrolls by itself where the table is wider than the page, by keyboard too. */
const Region = styled.section`
  margin-block: ${space(5)} ${space(4)};
  overflow-x: auto;
  ${withLabels} {
    scroll-padding-left: ${labelWidth};
  }
  border-block: 1px solid ${colours.ink};
`

const Table = styled.table`
  width: 100%;
  min-width: 62rem;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${sizes.small};
  line-height: 1.4;
  ${above.laptop} {
    min-width: 48rem;
  }
  caption {
    ${spokenOnly}
  }
  th,
  td {
    padding: ${space(3)} ${space(4)} ${space(3)} 0;
    border-top: 1px solid ${colours.hairline};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  thead > tr > * {
    padding-block: 0;
    border-top: 0;
    vertical-align: middle;
  }
  thead td,
  tbody th {
    width: ${labelWidth};
    padding-right: ${space(3)};
    background: ${colours.paper};
    color: ${colours.inkSoft};
    font-size: ${sizes.caption};
    hyphens: auto;
    ${withLabels} {
      position: sticky;
      left: 0;
    }
  }
  a {
    ${plainControl}
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline 1px;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`

/** The ways to wear hair, compared; each name leads to its line. */
export function MethodsTable({ text }: { text: typeof it }) {
  const caption = useId()
  const methods = Object.entries(text.methods) as [keyof typeof text.methods, string][]
  return (
    <>
      <Region tabIndex={0} aria-labelledby={caption} onFocus={showFocused}>
        <Table>
          <caption id={caption}>{text.heading}</caption>
          <thead>
            <tr>
              <td />
              {methods.map(([page, name]) => (
                <th key={page} scope="col">
                  <PageLink page={page}>{name}</PageLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {text.rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {methods.map(([page]) => (
                  <td key={page}>{cells[page]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Region>
      <Small>{text.note}</Small>
    </>
  )
}
