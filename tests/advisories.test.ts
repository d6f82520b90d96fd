import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { advisories } from './advisories'

interface Locked {
  version: string
  integrity?: string
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  fs.readFileSync('package-lock.json', 'utf8'),
)

const locked = Object.entries(packages).filter(([folder]) => folder !== '')

const byVersion = new Intl.Collator('en', { numeric: true })

test.each(advisories)('$package has been mended since $fixed ($id)', ({ package: name, fixed }) => {
  const copies = locked.filter(([folder]) => folder.endsWith(`node_modules/${name}`))
  expect(copies).not.toEqual([])
  expect(copies.filter(([, { version }]) => byVersion.compare(version, fixed) < 0)).toEqual([])
})

test('every package is what it was when it was locked', () => {
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})
