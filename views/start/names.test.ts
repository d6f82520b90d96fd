import { expect, test } from '@jest/globals'
import { routeList } from '../../src/shared/routes'
import { formPathPart } from './names'

test('a link whose address has this part leads to the form, in either language', () => {
  const pages = routeList.filter(({ path }) => path.includes(formPathPart))
  expect(pages.map(({ page, language }) => `${page} ${language}`)).toEqual([
    'contacts it',
    'contacts en',
  ])
})
