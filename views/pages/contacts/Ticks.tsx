import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { lineFieldName, says, withoutPart, withParts } from '../../../src/shared/messageLines'
import { Small } from '../../components/typography'
import { colours, space, target } from '../../theme/tokens'
import { box, tickBox } from './Field'
import { type FormStore, useFormValue } from './formStore'
import type { Question } from './Question'

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 500;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-top: ${space(2)};
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${target};
    padding: 0 ${space(3)} 0 ${space(2)};
    ${box}
    line-height: 1.3;
  }
  label:has(:checked) {
    border-color: ${colours.bronze};
    background: ${colours.sand};
  }
  input {
    ${tickBox}
  }
  span {
    display: inline-block;
  }
  span::first-letter {
    text-transform: uppercase;
  }
`

/** Answers to tick. What is ticked is what the message says, and the other way round. */
export function Ticks({
  asked: { question, legend, hint, parts, byNumber = 0 },
  form,
}: {
  asked: Question
  form: FormStore
}) {
  const group = useRef<HTMLFieldSetElement>(null)
  const message = useFormValue(form, 'message')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was ticked before the script ran is taken over once
  useEffect(() => {
    const ticked = group.current?.querySelectorAll<HTMLInputElement>(':checked') ?? []
    const values = [...ticked].map(({ value }) => value)
    if (values.length > 0) form.set('message', withParts(form.values().message, question, values))
  }, [])
  return (
    <Group ref={group}>
      <legend>{legend}</legend>
      {hint && <Small>{hint}</Small>}
      <div>
        {parts.map((part, index) => (
          <label key={part}>
            <input
              type="checkbox"
              name={lineFieldName(question, index < byNumber)}
              value={part}
              checked={says(message, question, part)}
              onChange={({ target: { checked } }) => {
                const now = form.values().message
                form.set(
                  'message',
                  checked ? withParts(now, question, [part]) : withoutPart(now, question, part),
                )
              }}
            />
            <span>{part}</span>
          </label>
        ))}
      </div>
    </Group>
  )
}
