import styled from '@emotion/styled'
import { Folded } from '../../components/Folded'
import { PlainTable } from '../../components/PlainTable'
import { Side } from '../../components/SideBySide'
import { Small, Stack } from '../../components/typography'
import { lengthOf } from '../../text/figures'
import { useLanguage } from '../../text/LanguageProvider'
import type * as lines from '../../text/lines.it'
import { above } from '../../theme/tokens'
import { lengthGuide as guide } from './drawing'
import { LengthFigure } from './LengthFigure'

/** The table that opens below has a phone's whole width. */
const Narrow = styled(Stack)`
  max-width: 36rem;
  details {
    width: 100%;
  }
`

/** No taller than half a screen. */
const Drawing = styled.div`
  width: min(100%, 80vw);
  margin-inline: auto;
  ${above.laptop} {
    width: 100%;
  }
`

const Table = styled(PlainTable)`
  tbody th {
    white-space: nowrap;
  }
`

/** Where hair of 30 to 70 cm ends on a back, straight and wavy: drawn, and folded, in a table. */
export function LengthGuide({ text }: { text: typeof lines.lengthGuide }) {
  const { language } = useLanguage()
  return (
    <Side id="lengths" heading={text.heading}>
      <Narrow>
        <Drawing>
          <LengthFigure text={text} />
        </Drawing>
        <Folded id="lengths-in-words" level="h3" heading={text.inWords}>
          <Small>{text.note}</Small>
          <Table aria-label={text.caption}>
            <thead>
              <tr>
                {[text.length, text.straight, text.wavy].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guide.lengths.map((cm) => (
                <tr key={cm}>
                  <th scope="row">{lengthOf(cm, language)}</th>
                  <td>{text.ends[cm].straight}</td>
                  <td>{text.ends[cm].wavy}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Folded>
      </Narrow>
    </Side>
  )
}
