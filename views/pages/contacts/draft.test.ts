import { expect, test } from '@jest/globals'
import { draftOf } from './draft'

test('a draft is read as it was kept', () => {
  const draft = { fields: { firstName: 'Ada', message: 'Buongiorno' }, openMs: 1200 }
  expect(draftOf(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test.each([
  ['null', undefined],
  ['[]', undefined],
  ['{"fields":"Ada"}', undefined],
  [
    '{"fields":{"firstName":7,"email":null,"phone":"333"}}',
    { fields: { phone: '333' }, openMs: 0 },
  ],
  ['{"fields":{"elapsedMs":"1"},"openMs":-5}', { fields: {}, openMs: 0 }],
])('of %s only what a form may hold is taken over', (stored, draft) => {
  expect(draftOf(JSON.parse(stored))).toEqual(draft)
})
