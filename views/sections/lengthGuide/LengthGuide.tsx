import styled from '@emotion/styled'
import { PlainTable } from '../../components/PlainTable'
import { TextSection } from '../../components/TextSection'
import { Small, Stack } from '../../components/typography'
import { above, space } from '../../theme/tokens'
import { lengthGuide as guide } from './drawing'
import { LengthFigure } from './LengthFigure'
import type { it } from './text.it'

/** The drawing, and its words below or beside it. */
const Parts = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  tbody th {
    white-space: nowrap;
  }
  ${above.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

/** Where hair of 30 to 70 cm ends on a back, straight and wavy: drawn, and in a table. */
export function LengthGuide({ text }: { text: typeof it }) {
  return (
    <TextSection id="lengths" heading={text.heading}>
      <Parts>
        <Stack>
          <LengthFigure text={text} />
          <Small>{text.note}</Small>
        </Stack>
        <PlainTable>
          <caption>{text.caption}</caption>
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
            {guide.lengths.map((cm, index) => (
              <tr key={cm}>
                <th scope="row">{cm} cm</th>
                {text.ends[index]?.map((place) => (
                  <td key={place}>{place}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Parts>
    </TextSection>
  )
}
