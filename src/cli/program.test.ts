import { describe, expect, test } from '@jest/globals'
import { command } from '../../tests/support/site/command'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { rowsOf } from '../../tests/support/site/stage'

const filters = '--since --until --email --suspect --unsent'.split(' ')

describe('The command line', () => {
  // One for all: none of these commands may change anything.
  const site = siteOfSuite()

  test.each([
    ['requests list', filters],
    ['requests show', ['<reference>']],
    ['requests resend', ['<reference>']],
    ['requests release', ['<reference>']],
    ['requests export', [...filters, '--out', '--force', '--json']],
    ['requests erase', ['<email>', '--yes']],
    ['requests purge', ['--older-than', '--yes']],
    ['catalogue export', ['--out', '--force']],
    ['catalogue import', ['<file>', '--replace', '--dry-run', '--yes']],
    ['shop init', []],
    ['shop check', []],
    ['requests', ['\n  list', '  show', '  resend', '  release', '  export', '  erase', '  purge']],
    ['catalogue', ['\n  export', '\n  import']],
    ['', ['\n  requests', '\n  catalogue', '\n  shop', '\nExit codes']],
  ])('explains %p', async (words, named) => {
    const { code, out, complaints } = await command(site, [
      ...words.split(' ').filter(Boolean),
      '--help',
    ])
    expect([code, complaints]).toEqual([0, ''])
    for (const name of named) expect(out).toContain(name)
    expect(out).toContain(`Usage: node dist/cli.js ${words}`)
  })

  test.each([
    'requests list --since yesterday',
    'requests list --since 2026-13-01',
    'requests list --since 20/11/2026',
    'requests list --until 2026-02-30T10:00',
    'requests list --colour red',
    'requests list one two',
    'requests show',
    'requests release',
    'requests erase',
    'requests purge --older-than 0',
    'requests purge --older-than 1.5',
    'requests export --out /no/such/folder/requests.csv',
    'catalogue export --out /no/such/folder/products.csv',
    'requests sell',
    'requests',
    'catalogue import',
    'catalogue import /no/such/file.csv',
    'sell',
    '',
  ])('refuses %p, says why, and does nothing', async (words) => {
    const before = await rowsOf(site, 'products')
    const { code, out, complaints } = await command(site, words.split(' ').filter(Boolean))
    expect([code, out]).toEqual([2, ''])
    expect(complaints).not.toBe('')
    expect(await rowsOf(site, 'products')).toEqual(before)
  })
})
