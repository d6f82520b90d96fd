import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

test('every prop of a styled element’s own is kept out of the document by its name', () => {
  const files = fs
    .readdirSync('views', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
  const ownProps = files.flatMap((file) => {
    const source = fs.readFileSync(path.join('views', file), 'utf8')
    return [...source.matchAll(/styled(?:\.\w+|\(\S+\))<([^`(]*)>/g)].map(([, props]) => props)
  })
  expect(ownProps.length).toBeGreaterThan(5)
  expect(ownProps.filter((props) => !/^{( \$\w+: [^;]+;?)+ }$/.test(props ?? ''))).toEqual([])
})
