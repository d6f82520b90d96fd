import styled from '@emotion/styled'
import { questionFieldName } from '../../../../src/shared/messageParts'
import { Small } from '../../../components/typography'
import { space } from '../../../theme/tokens'
import type { Asked } from '../purposes'
import { Tick } from './Field'
import { businessTick } from './formParts'
import type { Entries } from './useEntries'

const Group = styled.fieldset`
  legend {
    font-weight: 500;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-top: ${space(2)};
  }
  /* Private visitors do not see the trade's ticks, but for ticked ones, which are sent. */
  form:not(:has(#${businessTick}:checked, option[data-trade]:checked))
    &
    label:has([data-trade]:not(:checked)) {
    display: none;
  }
  span {
    display: inline-block;
  }
  span::first-letter {
    text-transform: uppercase;
  }
`

/** What can be ticked beside the message, which goes into the message as it is sent. */
export function Ticks({
  asked: { question, legend, hint, ticks },
  entries,
}: {
  asked: Asked
  entries: Entries
}) {
  return (
    <Group>
      <legend>{legend}</legend>
      {hint && <Small>{hint}</Small>}
      <div>
        {ticks.map(({ id, part, needsNumber, isOfTrade }) => (
          <Tick key={id}>
            <input
              {...entries.tick(id)}
              name={questionFieldName(question, needsNumber)}
              value={part}
              data-trade={isOfTrade ? '' : undefined}
            />
            <span>{part}</span>
          </Tick>
        ))}
      </div>
    </Group>
  )
}
