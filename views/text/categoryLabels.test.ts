import { expect, test } from '@jest/globals'
import { categories, categoryPages } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { languages } from '../../src/shared/languages'

test.each(languages)(
  'each line’s page is headed by the name that filters, cards and footer give it, in %s',
  async (language) => {
    const headings = await Promise.all(
      categories.map(async (category) => {
        const module = await import(`../pages/${categoryPages[category]}/text.${language}.ts`)
        return module[language].heading
      }),
    )
    expect(headings).toEqual(categories.map((category) => categoryLabels[category][language]))
  },
)
