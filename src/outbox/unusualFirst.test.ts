import { expect, test } from '@jest/globals'
import { unusualFirst } from './unusualFirst'

const named = (...names: string[]) =>
  names.map((name) => ({ name, likeness: /[a-z]/.exec(name)?.[0] ?? null }))

const order = (...names: string[]) => unusualFirst(named(...names)).map(({ name }) => name)

test('One of many alike requests comes before a different one, and the others after it', () => {
  expect(order('a1', 'a2', 'a3', 'b1', 'a4')).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

test('Requests that nobody resembles keep their order, also those whose likeness is not known', () => {
  expect(order('c1', '1', 'b1', '2', 'a1')).toEqual(['c1', '1', 'b1', '2', 'a1'])
})
