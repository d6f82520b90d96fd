import { describe, expect, test } from '@jest/globals'
import type { ChooserAnswers } from '../../../../src/shared/chooserAnswers'
import { everyAnswer } from '../../../../tests/support/site/everyAnswer'
import { suggest } from './suggest'
import { en } from './text.en'
import { it } from './text.it'

describe('three answers', () => {
  test('lead to a line, with a reason in both languages', () => {
    for (const answers of everyAnswer) {
      const suggestion = suggest(answers)
      if (!suggestion) throw new Error(`Nothing for ${JSON.stringify(answers)}`)
      expect(it.reasons[suggestion.reason]).toMatch(/\.$/)
      expect(en.reasons[suggestion.reason]).toMatch(/\.$/)
    }
  })

  test('never sew a weft on fine hair, nor fix extensions where hair is missing', () => {
    const linesWith = (hair: ChooserAnswers['hair']) =>
      everyAnswer.filter((one) => one.hair === hair).map((one) => suggest(one)?.line)
    expect(linesWith('fine')).not.toContain('weft-machine-sewn')
    for (const line of ['tape-in-kit', 'keratin-tips', 'weft-machine-sewn'] as const) {
      expect(linesWith('sparse')).not.toContain(line)
      expect(linesWith('thick')).toContain(line)
    }
  })
})

test('the answer is there as soon as it is settled, and not before', () => {
  expect(suggest({})).toBeUndefined()
  expect(suggest({ hair: 'fine', wear: 'weeks' })).toBeUndefined()
  expect(suggest({ purpose: 'fill', hair: 'fine' })).toBeUndefined()
  expect(suggest({ purpose: 'men' })?.line).toBe('protesi-uomo')
  expect(suggest({ purpose: 'fill', hair: 'sparse' })?.line).toBe('protesi-donna')
})

test('who comes back every few weeks gets a system that is moved up as often, and not one that stays in for months', () => {
  const lines = everyAnswer
    .filter(({ purpose, hair, wear }) => {
      return (purpose === 'fill' || purpose === 'lengthen') && hair !== 'sparse' && wear === 'weeks'
    })
    .map((one) => suggest(one)?.line)
  expect(new Set(lines)).toEqual(new Set(['tape-in-kit', 'weft-machine-sewn']))
  for (const { guide } of [it, en])
    expect(guide['weft-machine-sewn']).toMatch(/6–8 (settimane|weeks)/)
})
