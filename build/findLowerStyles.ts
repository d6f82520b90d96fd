import { noAssets } from '../src/pages/assets'
import { renderMarkup } from '../src/pages/renderPage'
import { linePath } from '../src/shared/apiPaths'
import { categories, categoryPages } from '../src/shared/categories'
import type { LineProduct } from '../src/shared/products'
import { pathTo } from '../src/shared/routes'
import { completeShop as shop } from '../src/shop/defaults'
import { PageLibrary } from '../views/navigation/PageLibrary'
import { pageLoaders } from '../views/pages/registry'
import { atLowerStyles } from '../views/theme/LowerStyles'
import { className, createStyleCache } from '../views/theme/styleCache'

/** With a product of which all is known, as is of the shop, every part of the pages is there. */
const product: Omit<LineProduct, 'category'> = {
  name: 'Product',
  nameEn: 'Product',
  imageUrl: '/images/keratin-tips-1.jpg',
  featured: 1,
  shade: 'black',
  lengthCm: 40,
  description: 'Description',
  descriptionEn: 'Description',
}

/**
 * The styles that pages of lines have below the first screen, but for those that all of them have
 * above.
 * @returns the rules, and the names in them
 */
export async function findLowerStyles(): Promise<{ css: string; ids: string[] }> {
  const library = new PageLibrary(pageLoaders, shop)
  const found = new Map<string, string>()
  const firstScreens: string[] = []
  for (const line of categories) {
    const id = categoryPages[line]
    await library.load(id, 'it')
    const styleCache = createStyleCache()
    // The cache keeps the rules, instead of writing them into the markup.
    styleCache.compat = true
    const state = {
      language: 'it' as const,
      siteUrl: 'https://a.example',
      retentionDays: 1,
      shop,
      lowerStyles: '/',
      pictureModule: '',
      pictures: {},
      data: { [linePath(line)]: [{ ...product, category: line }] },
    }
    const page = { id, location: pathTo(id, 'it'), state, missing: [] }
    const [above, below] = atLowerStyles(renderMarkup(page, library, noAssets, styleCache))
    firstScreens.push(above)
    for (const [name, rules] of Object.entries(styleCache.inserted)) {
      if (typeof rules === 'string' && below.includes(className(name))) found.set(name, rules)
    }
  }
  const lower = [...found].filter(
    ([id]) => !firstScreens.every((above) => above.includes(className(id))),
  )
  return { css: lower.map(([, rules]) => rules).join(''), ids: lower.map(([id]) => id) }
}
