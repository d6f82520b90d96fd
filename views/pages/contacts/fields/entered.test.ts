import { expect, test } from '@jest/globals'
import { changed, enteredIn } from './entered'

const empty = { requestType: '', isTypeFixed: false, message: '' }
const forTips = { ...empty, requestType: 'Listino Parrucchieri Professionisti', message: 'Hello.' }

/** What is in the form after changes, each of one control. */
const after = (preset: typeof empty, ...changes: [id: string, value: string][]) =>
  changes.reduce((typed, [id, value]) => changed(typed, preset, id, value), {})

test('the message keeps what was typed after the first words when those change', () => {
  const typed = after(forTips, ['message', 'Hello. Thank you'])
  expect(enteredIn(typed, { ...forTips, message: 'Buongiorno.' }, 'message')).toBe(
    'Buongiorno. Thank you',
  )
  expect(after(forTips, ['message', 'Hello. Thank you'], ['message', 'Hello.'])).toEqual({})
})

test.each([
  [forTips, 'Hi, thank you'],
  [empty, 'Hello. Thank you'],
])('a message without the first words is the visitor’s own: case %#', (preset, own) => {
  const typed = after(preset, ['message', own])
  expect(enteredIn(typed, { ...preset, message: 'Buongiorno.' }, 'message')).toBe(own)
  expect(after(preset, ['message', own], ['message', preset.message])).toEqual({})
})

test('a request type of businesses ticks their box, which can be taken off', () => {
  const typed = after(empty, ['business', ''], ['requestType', 'Fornitura Capelli Sfusi'])
  expect(enteredIn(typed, empty, 'business')).toBe('on')
  expect(enteredIn(changed(typed, empty, 'business', ''), empty, 'business')).toBe('')
  const again = after(forTips, ['business', ''], ['requestType', forTips.requestType])
  expect(enteredIn(again, forTips, 'business')).toBe('on')
  expect(again).toEqual({})
})

test('a fixed request type is not what was chosen where there was a choice', () => {
  const typed = after(empty, ['requestType', 'Informazioni Generali'])
  expect(enteredIn(typed, forTips, 'requestType')).toBe('Informazioni Generali')
  expect(enteredIn(typed, { ...forTips, isTypeFixed: true }, 'requestType')).toBe(
    forTips.requestType,
  )
})

test('what the page would fill in as well is not kept', () => {
  expect(after(empty, ['phone', '02'], ['phone', ''])).toEqual({})
  expect(after(forTips, ['business', ''], ['business', 'on'])).toEqual({})
})
