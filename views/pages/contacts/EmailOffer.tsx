import styled from '@emotion/styled'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { plainControl } from '../../theme/plainControl'
import { colours } from '../../theme/tokens'
import type { ContactText } from './ContactText'
import type { FormStore } from './formStore'
import { mendedEmail } from './mendedEmail'

const Offer = styled.div`
  &:empty {
    display: none;
  }
  button {
    ${plainControl}
    color: ${colours.bronze};
    text-align: start;
    text-decoration: underline 1px;
    overflow-wrap: anywhere;
  }
`

/** Milliseconds after which a click that leaves the field is over, so that the offer moves nothing from under it. */
const clickMs = 200

/** Asks about a likely slip in the e-mail address. */
export function EmailOffer({
  left,
  form,
  text,
}: {
  /** The address when its field was left. */
  left: string
  form: FormStore
  text: ContactText
}) {
  const [shown, setShown] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setShown(left), clickMs)
    return () => clearTimeout(timer)
  }, [left])
  const value = useSyncExternalStore(form.watch, () => form.values().email)
  const offer = value === shown ? mendedEmail(shown) : undefined
  return (
    <Offer role="status">
      {offer && (
        <button
          type="button"
          onClick={() => {
            form.set('email', offer)
            document.getElementById('email')?.focus()
          }}
        >
          {text.form.mended.replace('{email}', offer)}
        </button>
      )}
    </Offer>
  )
}
