import { expect, test } from '@jest/globals'
import { mainOf } from '../../tests/support/pageParts'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { languages } from '../shared/languages'
import type { PageId } from '../shared/routes'

/** The most words of a page's `main`, tables and folded answers included: what is more is not read. */
const mostWords: Partial<Record<PageId, number>> = {
  home: 330,
  products: 1400,
  tapeInKit: 950,
  keratinTips: 950,
  bulkHumanHair: 950,
  weftMachineSewn: 950,
  italianKeratineGlue: 650,
  mensProsthesis: 900,
  womensProsthesis: 1300,
  adhesiveTapes: 520,
  faq: 1050,
}

const site = siteOfSuite()

test.each(Object.entries(mostWords) as [PageId, number][])(
  '%s has at most %i words',
  async (page, most) => {
    for (const language of languages) {
      const main = await mainOf(site, page, language)
      // What stands in two elements is two words, though no space parts them.
      const text = main.innerHTML.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ')
      const count = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
      expect({ language, count: Math.max(count, most) }).toEqual({ language, count: most })
    }
  },
)
