import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { migrationNames } from './knexfile'

test('Every migration in the folder is in the list, in order', () => {
  const files = fs.readdirSync('knex/migrations').sort()
  expect(migrationNames.map((name) => `${name}.ts`)).toEqual(files)
})
