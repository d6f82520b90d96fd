import { expect, test } from '@jest/globals'
import { localUrl } from './localUrl'

test.each([
  ['0.0.0.0', 'http://localhost:3000/'],
  ['::', 'http://localhost:3000/'],
  ['127.0.0.1', 'http://127.0.0.1:3000/'],
  ['::1', 'http://[::1]:3000/'],
  ['site.example', 'http://site.example:3000/'],
])('a site that listens on %s is found at %s', (host, url) => {
  expect(localUrl(host, 3000)).toBe(url)
})
