import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import request from 'supertest'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import type { Language } from '../shared/languages'
import { routeList } from '../shared/routes'

/** Words that every few sentences of one language hold, and none of the other's. */
const marks: Record<Language, RegExp> = {
  it: /\b(che|della|delle|degli|nella|sono|anche|questo|questa|oppure|perché|quando|più|gli|è)\b/i,
  en: /\b(the|with|your|you|this|that|from|which|and|have|when|they|our|we)\b/i,
}

/** Words that no page of a language does without, whether the other has them or not. */
const common: Record<Language, RegExp> = {
  it: /\b(di|il|la|per|con|un|una)\b/i,
  en: /\b(the|and|of|a|to|in)\b/i,
}

const site = siteOfSuite()

test.each(routeList)(
  '$path speaks one language, but for what says that it does not',
  async ({ path, language }) => {
    const { text } = await request(site.url).get(path)
    const body = parse(text).querySelector('body')
    if (!body) throw new Error('The page has no body')
    const other = language === 'it' ? 'en' : 'it'
    for (const element of body.querySelectorAll(`script, [lang^=${other}]`)) element.remove()
    const lines = body.structuredText.split('\n')
    expect(lines.filter((line) => marks[other].test(line))).toEqual([])
    expect(lines.filter((line) => common[language].test(line)).length).toBeGreaterThan(3)
  },
)
