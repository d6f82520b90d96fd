import fs from 'node:fs'
import { setImmediate as otherWork } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { setFolder } from '../../tests/support/setFolder'
import { writeWhole } from './writeWhole'

const at = setFolder()
const file = () => at('requests.csv')

/** Writes a letter three times, in as many pieces, as slowly as somebody else writes another. */
const letters = (letter: string, mayReplace: boolean) =>
  writeWhole(file(), { mayReplace }, async (part) => {
    for (let count = 0; count < 3; count += 1) {
      fs.appendFileSync(part, letter)
      await otherWork()
    }
  })

test('Two that write one file at once write it whole each, and the later one stays', async () => {
  await Promise.all([letters('A', true), letters('B', true)])
  expect(fs.readFileSync(file(), 'utf8')).toMatch(/^(AAA|BBB)$/)
  expect(fs.readdirSync(at())).toEqual(['requests.csv'])
})

test('What cannot be written whole leaves the file that was there', async () => {
  fs.writeFileSync(file(), 'the old one')
  const failing = writeWhole(file(), { mayReplace: true }, () =>
    Promise.reject(new Error('half way')),
  )
  await expect(failing).rejects.toThrow('half way')
  expect(fs.readFileSync(file(), 'utf8')).toBe('the old one')
  expect(fs.readdirSync(at())).toEqual(['requests.csv'])
})

test('What appeared while a file was written is not replaced unasked', async () => {
  const [one, other] = await Promise.allSettled([letters('A', false), letters('B', false)])
  expect([one.status, other]).toMatchObject([
    'fulfilled',
    { status: 'rejected', reason: { message: expect.stringContaining('is there already') } },
  ])
  expect(fs.readFileSync(file(), 'utf8')).toBe('AAA')
  expect(fs.readdirSync(at())).toEqual(['requests.csv'])
})
