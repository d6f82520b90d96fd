import { useEffect, useRef } from 'react'
import { answerIn, lineFieldName, withAnswer } from '../../../src/shared/messageLines'
import type { ContactText } from './ContactText'
import { Field } from './Field'
import { type FormStore, useFormValue } from './formStore'

/** The country that a business orders from, which goes into the message. */
export function Country({ form, text }: { form: FormStore; text: ContactText }) {
  const { question, label, placeholder } = text.form.country
  const field = useRef<HTMLInputElement>(null)
  const message = useFormValue(form, 'message')
  const say = (answer: string) =>
    form.set('message', withAnswer(form.values().message, question, answer))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the script ran is taken over once
  useEffect(() => {
    if (field.current?.value) say(field.current.value)
  }, [])
  return (
    <Field name="country" label={label} required={false} problem={undefined}>
      <input
        ref={field}
        id="country"
        name={lineFieldName(question)}
        autoComplete="country-name"
        maxLength={60}
        placeholder={placeholder}
        value={answerIn(message, question)}
        onChange={({ target: { value } }) => say(value)}
      />
    </Field>
  )
}
