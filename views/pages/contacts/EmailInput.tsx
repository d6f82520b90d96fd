import { type ComponentProps, useState } from 'react'
import { useLoaded } from '../../useLoaded'
import type { ContactText } from './ContactText'
import type { FormStore } from './formStore'

const loadOffer = () => import('./EmailOffer')

/** The field of the e-mail address, which asks about a likely slip once it is left. */
export function EmailInput({
  given,
  ...parts
}: {
  given: ComponentProps<'input'>
  form: FormStore
  text: ContactText
}) {
  const [left, setLeft] = useState('')
  const offer = useLoaded(loadOffer, left)
  return (
    <>
      <input
        type="email"
        autoComplete="email"
        {...given}
        onBlur={({ target: { value } }) => setLeft(value)}
      />
      {offer && <offer.EmailOffer left={left} {...parts} />}
    </>
  )
}
