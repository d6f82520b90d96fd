import type { Page } from '@playwright/test'
import { categories, categoryPages } from '../../src/shared/categories'
import { languages } from '../../src/shared/languages'
import { type PageId, pathTo } from '../../src/shared/routes'
import { addText } from '../../views/quote/text'
import { linePageText } from '../../views/sections/text'
import { siteText } from '../../views/text/site'
import { contactPathFor } from '../support/site/contactPathFor'
import { expect, open, phone, rejectCookies, setType, test } from './site'

/** What a visitor would notice of the composition. */

test.beforeEach(({ page }) => rejectCookies(page))

for (const language of languages) {
  test(`every line asks for a quote on its first screens, in ${language}`, async ({ page }) => {
    test.slow()
    for (const category of categories) {
      await open(page, pathTo(categoryPages[category], language))
      const isVisit = category.startsWith('protesi')
      for (const { width, height, screens } of [
        { width: 1280, height: 800, screens: 1 },
        // Who is afraid sees whom to speak to, however low the phone.
        ...(isVisit
          ? [
              { width: 390, height: 740, screens: 1 },
              { width: 360, height: 640, screens: 1 },
            ]
          : [{ width: 360, height: 780, screens: 1.5 }]),
      ]) {
        await page.setViewportSize({ width, height })
        const main = page.getByRole('main')
        const { requestQuote, quoteByWhatsapp, chat, appointment } = siteText[language]
        for (const name of [requestQuote, ...(isVisit ? [appointment, chat] : [quoteByWhatsapp])]) {
          const box = await main.getByRole('link', { name }).first().boundingBox()
          const end = box && box.y + box.height
          expect.soft(end, `${category} at ${width} px`).toBeLessThanOrEqual(height * screens)
        }
      }
    }
  })
}

test('a browser may darken the page for a reader', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('the letter after a W stands as close as after a V', async ({ page }) => {
  await open(page, pathTo('weftMachineSewn', 'en'))
  const [kerned = 0, apart = 0] = await page.getByRole('heading', { level: 1 }).evaluate((h1) => {
    const width = (kerning: string) => {
      const word = document.createElement('span')
      word.textContent = 'We'
      word.style.fontKerning = kerning
      h1.append(word)
      const size = Number.parseFloat(getComputedStyle(word).fontSize)
      return word.getBoundingClientRect().width / size
    }
    return [width('normal'), width('none')]
  })
  expect(kerned).toBeLessThan(apart - 0.05)
})

test('on a phone the featured products are one row that is drawn aside, and the page is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/')
  const cards = page.locator('section[aria-labelledby=featured] li')
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().y))
  expect(tops).toHaveLength(8)
  expect(new Set(tops).size).toBe(1)
  await cards.last().getByRole('link').focus()
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a card’s ring goes round the card, gold on the dark', async ({ page }) => {
  await open(page, '/')
  const card = page.locator('section[aria-labelledby=featured] li').first()
  const link = card.getByRole('link')
  const [inner, outer] = [await link.boundingBox(), await card.boundingBox()]
  expect(inner?.height).toBeCloseTo(outer?.height ?? 0, 0)
  const glue = page.locator('section[aria-labelledby=glue]').getByRole('link')
  await page.keyboard.press('Tab')
  await glue.focus()
  await expect(glue).toHaveCSS('outline-color', 'rgb(208, 168, 120)')
})

test('a product’s name wears one dress wherever it is listed, and capitals at home', async ({
  page,
}) => {
  const dresses: string[] = []
  for (const [path, name] of [
    [pathTo('home', 'it'), '[aria-labelledby=featured] li b'],
    [pathTo('gallery', 'it'), '[aria-labelledby=products] li b'],
    [pathTo('products', 'it'), 'section li h3'],
    [pathTo('tapeInKit', 'it'), 'section li h3'],
  ] as const) {
    await open(page, path)
    const dress = await page
      .locator(name)
      .first()
      .evaluate((element) => {
        const { fontFamily, fontSize, fontWeight, letterSpacing, textTransform } =
          getComputedStyle(element)
        return [textTransform, fontWeight, fontSize, letterSpacing, fontFamily].join()
      })
    dresses.push(dress)
  }
  const [home, ...others] = dresses
  expect(home).toMatch(/^uppercase,600,/)
  expect(new Set(others).size).toBe(1)
  expect(others[0]).toMatch(/^none,600,15px,normal,Figtree/)
})

test('the ways onto the list are level in each row of a line’s products, however long a name is', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const id of ['keratinTips', 'womensProsthesis', 'weftMachineSewn'] as const) {
      await open(page, pathTo(id, 'it'))
      const plates = page.locator('section[aria-labelledby=line-products] li')
      const places = await plates.evaluateAll((all) =>
        all.map((plate) =>
          [...plate.querySelectorAll('button')]
            .slice(0, 2)
            .map((button) => Math.round(button.getBoundingClientRect().top)),
        ),
      )
      const rows = new Set(places.map(([picture]) => picture)).size
      expect(new Set(places.map(String)).size, `${id} at ${width} px`).toBe(rows)
      expect(rows).toBeLessThan(places.length)
    }
  }
})

test('the menu stays where it is when a product is added', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathTo('keratinTips', 'it'))
  const header = page.getByRole('banner')
  const home = header.getByRole('link', { name: 'Home', exact: true })
  const before = await home.boundingBox()
  await page
    .getByRole('button', { name: `${addText.it.add}:` })
    .first()
    .click()
  await expect(header.getByRole('link', { name: 'Preventivo, 1 prodotto' })).toBeVisible()
  expect(await home.boundingBox()).toEqual(before)
})

test('a list’s products are of one width on a wide screen, and three or more in its last row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [id, lists] of [
    ['products', 'section[aria-labelledby^=line-] > ul'],
    ['womensProsthesis', 'section[aria-labelledby=line-products] ul'],
  ] as const) {
    await open(page, pathTo(id, 'it'))
    const rows = await page.locator(lists).evaluateAll((all) =>
      all.map((list) => {
        const boxes = [...list.children].map((one) => one.getBoundingClientRect())
        const last = boxes.filter(({ top }) => top === boxes.at(-1)?.top)
        return {
          widths: new Set(boxes.map(({ width }) => Math.round(width))).size,
          last: last.length,
        }
      }),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { widths, last } of rows) {
      expect(widths, id).toBe(1)
      expect(last, id).toBeGreaterThanOrEqual(3)
    }
  }
})

test('no row of the gallery’s products is half empty on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathTo('gallery', 'it'))
  const shares = await page.locator('section[aria-labelledby=products]').evaluate((section) => {
    const rows = new Map<number, number>()
    for (const product of section.querySelectorAll('li')) {
      const { top, right } = product.getBoundingClientRect()
      if (right < 1280) rows.set(top, Math.max(rows.get(top) ?? 0, right))
    }
    return [...rows.values()].map((right) => right / 1280)
  })
  expect(shares.length).toBeGreaterThan(4)
  expect(Math.min(...shares)).toBeGreaterThan(0.6)
})

test('no name is cut in the gallery’s narrowest columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of languages) {
    await open(page, pathTo('gallery', language))
    const cut = await page
      .locator('section[aria-labelledby=products] b')
      .evaluateAll((all) =>
        all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      )
    expect(cut).toEqual([])
  }
})

test('no row of points ends in a hole on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [id, ...lists] of [
    ['mensProsthesis', 'daily'],
    ['italianKeratineGlue', 'how', 'removal'],
    ['adhesiveTapes', 'application', 'usage'],
    ['about', 'production'],
  ] as const) {
    await open(page, pathTo(id, 'it'))
    for (const list of lists) {
      const ends = await page.locator(`section[aria-labelledby=${list}] li`).evaluateAll((all) => {
        const boxes = all.map((point) => point.getBoundingClientRect())
        return [...Map.groupBy(boxes, ({ top }) => top).values()].map((row) => row.at(-1)?.right)
      })
      expect(new Set(ends).size, list).toBe(1)
    }
  }
})

test('no row of two of a line’s products ends in a hole', async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    for (const line of categories) {
      await open(page, pathTo(categoryPages[line], 'en'))
      const ends = await page
        .locator('section[aria-labelledby=line-products] li')
        .evaluateAll((all) => {
          const boxes = all.map((plate) => plate.getBoundingClientRect())
          return [...Map.groupBy(boxes, ({ top }) => top).values()].map((row) => row.at(-1)?.right)
        })
      expect(new Set(ends).size, `${line} at ${width}`).toBe(1)
    }
  }
})

test('a picture of the catalogue fills its place on a phone, clear of the next', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, pathTo('products', 'it'))
  const rooms = await page
    .locator('main li > span[aria-hidden]')
    .evaluateAll((all) =>
      all.map((frame) => frame.clientHeight - (frame.querySelector('img')?.clientHeight ?? 0)),
    )
  expect(rooms.length).toBeGreaterThan(40)
  expect(new Set(rooms)).toEqual(new Set([0]))
  const gaps = await page.locator('main li + li > span[aria-hidden]').evaluateAll((all) =>
    all.map((frame) => {
      const above = frame.closest('li')?.previousElementSibling?.querySelector('img')
      return frame.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? 0)
    }),
  )
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12)
})

test('a line’s opening picture fills its side of the window on a wide screen, and its words end near its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const id of ['womensProsthesis', 'mensProsthesis', 'tapeInKit', 'bulkHumanHair'] as const) {
    await open(page, pathTo(id, 'it'))
    const opening = page.locator('main [data-tone=paper]').first()
    const picture = await opening.locator('img').evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const header = document.querySelector('header')?.getBoundingClientRect().bottom
      return { isAtEdge: left <= 0 || right >= innerWidth, gap: top - (header ?? 0), bottom }
    })
    expect.soft(picture.isAtEdge, id).toBe(true)
    expect.soft(picture.gap, id).toBe(0)
    const ends = await opening
      .locator('a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect.soft(picture.bottom - Math.max(...ends), id).toBeLessThan(40)
  }
})

test('on a phone home’s services are as large as other small text, and the footer’s name is clear of its edge', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, pathTo('home', 'it'))
  await expect(page.locator('[aria-labelledby=services] li li').first()).toHaveCSS(
    'font-size',
    '15px',
  )
  const room = await page.locator('footer').evaluate((footer) => {
    const name = footer.querySelector('p')?.getBoundingClientRect().top ?? 0
    return name - footer.getBoundingClientRect().top
  })
  expect(room).toBeGreaterThanOrEqual(24)
})

for (const language of languages) {
  test(`the header is one row in the narrowest window that shows its menu, with ten products on the list, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await open(page, pathTo('products', language))
    const add = page.getByRole('button', { name: `${addText[language].add}: ` })
    for (let count = 0; count < 10; count += 1) await add.first().click()
    const header = page.getByRole('banner')
    await expect(header.getByRole('link').last()).toContainText('10')
    expect((await header.boundingBox())?.height).toBe(73)
  })
}

test('a line’s strip begins with what its plates do not show', async ({ page }) => {
  await open(page, pathTo('womensProsthesis', 'it'))
  const sources = (section: string) =>
    page
      .locator(`section[aria-labelledby=${section}] img`)
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  const plates = await sources('line-products')
  const seen = (await sources('gallery')).map((source) => plates.includes(source))
  expect(seen).toContain(true)
  expect(seen).toEqual([...seen].sort((one, other) => Number(one) - Number(other)))
})

for (const path of [
  pathTo('faq', 'it'),
  '/prodotti?linea=tape-in-kit',
  `${pathTo('contacts', 'it')}?appuntamento`,
]) {
  test(`the WhatsApp button rests over no fold and no control, and else is there, at ${path}`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(phone)
    await open(page, path)
    const place = page.locator('aside[aria-label=WhatsApp]')
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const seen = { covering: 0, shown: 0 }
    for (let y = 0; y <= end; y += 97) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
      const covers = await place.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return [
          ...document.querySelectorAll(
            ':is(main, footer) :is(a, button, summary, input, textarea, label)',
          ),
        ]
          .filter((control) => control.checkVisibility())
          .some((control) =>
            [...control.getClientRects()].some(
              (rect) =>
                rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top,
            ),
          )
      })
      seen[covers ? 'covering' : 'shown'] += 1
      await expect
        .poll(() => place.evaluate((element) => 'aside' in element.dataset), { message: `at ${y}` })
        .toBe(covers)
      await expect(place).toHaveCSS('opacity', covers ? '0' : '1')
    }
    expect(Math.min(seen.covering, seen.shown)).toBeGreaterThan(4)
  })
}

for (const language of languages) {
  test(`home’s first screen has all that it opens with, in ${language}`, async ({ page }) => {
    await open(page, pathTo('home', language))
    const main = page.getByRole('main')
    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('link').first()).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 0.9 })
      const lead = main.locator('h1 ~ div p').first()
      const lines = await lead.evaluate(
        (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
      )
      expect(Math.round(lines)).toBeLessThanOrEqual(2)
    }
  })
}

test('the length guide is no taller than half a phone’s screen, and its numbers stand apart in type of 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, pathTo('weftMachineSewn', 'it'))
  const part = page.locator('section[aria-labelledby=lengths]')
  expect((await part.locator('img').boundingBox())?.height).toBeLessThanOrEqual(450)
  await page.setViewportSize({ width: 320, height: 780 })
  await setType(page, 32)
  const boxes = await part
    .getByText(/^[3-7]0$/)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect(boxes).toHaveLength(5)
  const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(0)
})

test('words in the place of a quantity stand in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of languages) {
    await open(page, pathTo('weftMachineSewn', language))
    const table = page.locator('section[aria-labelledby=quantities] table')
    const lines = await table
      .locator('small')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect(lines).toEqual([1, 1, 1])
    const width = (one: Element | null) => one?.clientWidth
    const given = await table.locator('xpath=..').evaluate(width)
    expect(await table.evaluate(width)).toBe(given)
  }
})

for (const width of [360, 1280]) {
  test(`an open description leaves all plates in their columns at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, pathTo('womensProsthesis', 'it'))
    const plates = page.locator('section[aria-labelledby=line-products] li')
    const columns = () =>
      plates.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    const before = await columns()
    for (const at of [0, 1]) {
      await plates.nth(at).locator('summary').click()
      const words = plates.nth(at).locator('details p')
      await expect(words).toBeVisible()
      expect(await columns()).toEqual(before)
      // A phone's two columns are narrow.
      const left = before[width === 360 ? 0 : at] ?? 0
      const box = await words.boundingBox()
      expect(box?.x).toBe(left)
      expect(box?.width).toBeGreaterThan(250)
    }
    await expect(plates.first().locator('details p')).toBeHidden()
  })
}

test('the quote of a line has all the width for its words in type of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, contactPathFor('keratin-tips', 'it'))
  await setType(page, 32)
  const width = await page.getByRole('heading', { level: 1 }).evaluate((one) => one.clientWidth)
  expect(width).toBeGreaterThan(240)
})

test('the form’s card stands below the page’s first paragraph on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of languages) {
    await open(page, pathTo('contacts', language))
    const main = page.getByRole('main')
    const card = main.locator('section:has(dl)').first()
    const lead = await main.locator('h1 + div').boundingBox()
    expect((await card.boundingBox())?.x).toBe(lead?.x)
  }
})

test('the two lines that are tried on receive in two places', async ({ page }) => {
  const places: (string | null)[] = []
  for (const id of ['womensProsthesis', 'mensProsthesis'] as const) {
    await open(page, pathTo(id, 'it'))
    places.push(await page.locator('[aria-labelledby=appointment] img').getAttribute('src'))
  }
  expect(new Set(places).size).toBe(2)
})

test('a product’s mark and the ring of its button cover neither its picture nor its words on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const language of languages) {
    await open(page, pathTo('products', language))
    const card = page.locator('main li').filter({ has: page.locator('h3 + p, h3') })
    const marked = card.filter({ hasText: siteText[language].featured }).first()
    const mark = marked.getByText(siteText[language].featured, { exact: true })
    const [at, image, button] = await Promise.all(
      [mark, marked.locator('img'), marked.getByRole('button')].map((one) => one.boundingBox()),
    )
    const end = (box: typeof at) => (box ? box.x + box.width : 0)
    expect(at?.x).toBeGreaterThanOrEqual(Math.max(end(image ?? null), end(button ?? null)))
    const word = await marked.getByRole('button').locator('span').boundingBox()
    expect(end(button ?? null) - end(word)).toBeGreaterThanOrEqual(4)
  }
})

test('home’s services lead on wherever their cards are tapped', async ({ page }) => {
  for (const [index, leadsTo] of (['products', 'womensProsthesis', 'about'] as const).entries()) {
    await open(page, pathTo('home', 'it'))
    const card = page
      .locator('[aria-labelledby=services] > * > ul > li, [aria-labelledby=services] > ul > li')
      .nth(index)
    await card.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(pathTo(leadsTo, 'it'))
  }
})

test('no last line of home’s services is one short word on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const language of languages) {
    await open(page, pathTo('home', language))
    const widths = await page.locator('[aria-labelledby=services] li li').evaluateAll((all) =>
      all.map((one) => {
        const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const rows: DOMRect[] = []
        while (words.nextNode()) {
          range.selectNodeContents(words.currentNode)
          rows.push(...range.getClientRects())
        }
        const bottom = Math.max(...rows.map((row) => row.bottom))
        return rows.reduce((sum, row) => sum + (row.bottom === bottom ? row.width : 0), 0)
      }),
    )
    expect(Math.min(...widths)).toBeGreaterThan(40)
  }
})

/** The faces, weights and sizes that headings of these pages wear. */
async function dressesOf(page: Page, ids: readonly PageId[], headings: string): Promise<string[]> {
  const dresses = new Set<string>()
  for (const id of ids) {
    await open(page, pathTo(id, 'it'))
    const worn = await page.locator(headings).evaluateAll((all) =>
      all.map((one) => {
        const { fontFamily, fontSize, fontWeight } = getComputedStyle(one)
        return [fontFamily.split(',')[0], fontWeight, fontSize].join(' ')
      }),
    )
    for (const dress of worn) dresses.add(dress)
  }
  return [...dresses]
}

for (const width of [360, 1280]) {
  const lines = ['womensProsthesis', 'keratinTips'] as const

  test(`sections’ titles are display type, of one dress on a phone, at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 740 })
    const otherLines = ['italianKeratineGlue', 'adhesiveTapes'] as const
    const others = ['products', 'about', 'contacts', 'faq', 'privacy'] as const
    const titles = 'main h2:not([aria-label] > h2, summary > h2)'
    const dresses = await dressesOf(page, [...lines, ...otherLines, ...others], titles)
    if (width === 360) expect(dresses).toEqual(['"Bodoni Moda" 400 22px'])
    for (const dress of dresses) expect(dress).toMatch(/^"Bodoni Moda" 400 /)
  })

  test(`a fold’s title wears one dress wherever it is, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    expect(await dressesOf(page, [...lines, 'faq', 'contacts'], 'summary > :is(h2, h3)')).toEqual([
      `"Bodoni Moda" 400 ${width === 360 ? 19 : 28}px`,
    ])
  })
}

for (const language of languages) {
  test(`a line’s links are one row that is drawn aside on a phone, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await open(page, pathTo('womensProsthesis', language))
    const { lines } = siteText[language]
    const { onThisPage } = linePageText[language]
    for (const name of [onThisPage, lines]) {
      const row = page.getByRole('main').getByRole('navigation', { name })
      const { left, right } = await row.evaluate((one) => one.getBoundingClientRect())
      expect([left, right]).toEqual([0, 360])
      const links = row.getByRole('link')
      const boxes = await links.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      )
      expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1)
      expect(boxes[0]?.height).toBe(44)
      await page.keyboard.press('Tab')
      await links.last().focus()
      await expect(links.last()).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test(`home’s ways in take one line each on a phone, in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, pathTo('home', language))
    const ways = page.locator('main h1 ~ div li a')
    const heights = await ways.evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(heights).toHaveLength(4)
    expect(new Set(heights).size).toBe(1)
  })
}

test('a last product that is alone in its row fills it on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, pathTo('womensProsthesis', 'it'))
  const last = page.locator('section[aria-labelledby=line-products] li').last()
  const [picture, name, words, add] = await Promise.all(
    [
      last.locator('img'),
      last.getByRole('heading'),
      last.locator('div:has(> h3)'),
      last.locator('button[form]'),
    ].map((one) => one.boundingBox()),
  )
  const end = (box: typeof picture = null) => (box ? box.y + box.height : 0)
  expect(Math.abs((name?.y ?? 0) - (picture?.y ?? 0))).toBeLessThanOrEqual(1)
  // What can be done follows the words at once: a hole between them reads as a picture that is missing.
  expect((add?.y ?? 0) - end(words)).toBeLessThanOrEqual(8)
})

test('a question is smaller than the heading above it on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, pathTo('womensProsthesis', 'it'))
  const size = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize)
  const heading = await page.locator('#answers').evaluate(size)
  const question = await page.locator('section[aria-labelledby=answers] h3').first().evaluate(size)
  expect(question).toBeLessThan(0.9 * heading)
})

test('the form is well apart from what is beside it on a wide screen, and its ticks are of one kind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, contactPathFor('keratin-tips', 'it'))
  const main = page.getByRole('main')
  const form = await main.locator('form > fieldset').boundingBox()
  const card = await main.locator('section:has(dl)').first().boundingBox()
  expect((card?.x ?? 0) - ((form?.x ?? 0) + (form?.width ?? 0))).toBeGreaterThanOrEqual(64)
  await main.locator('#business').check()
  const kinds = await main.locator('label:has(> [type=checkbox])').evaluateAll((all) =>
    all.map((one) => {
      const { borderWidth, paddingLeft, columnGap, minHeight } = getComputedStyle(one)
      return [borderWidth, paddingLeft, columnGap, minHeight].join(' ')
    }),
  )
  expect(kinds.length).toBeGreaterThan(1)
  expect(new Set(kinds).size).toBe(1)
})

test('the footer’s rows are even on a phone, and its end has no empty band', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, pathTo('home', 'it'))
  const footer = page.getByRole('contentinfo')
  const gaps = await footer.locator('h2').evaluateAll((all) =>
    all.map((title) => {
      const row = title.nextElementSibling?.firstElementChild
      const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {}
      return `${Math.round(top - title.getBoundingClientRect().bottom)} ${height}`
    }),
  )
  expect(gaps).toEqual(['0 44', '0 44', '0 44'])
  const last = await footer.locator('span').last().boundingBox()
  const all = await footer.boundingBox()
  const ends = (box: typeof all) => (box ? box.y + box.height : 0)
  expect(ends(all) - ends(last)).toBeLessThanOrEqual(24)
})

for (const language of languages) {
  test(`a product that is alone in the catalogue fills its row on a wide screen, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const query = language === 'it' ? '?colore=honey&lunghezza=50' : '?shade=honey&length=50'
    await open(page, pathTo('products', language) + query)
    const card = page.locator('section[aria-labelledby=across] li')
    const [row, picture, name] = await Promise.all(
      [card, card.locator('img'), card.getByRole('heading')].map((one) => one.boundingBox()),
    )
    expect(row?.width).toBe(1136)
    expect(picture?.width).toBeGreaterThan(450)
    expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
  })

  test(`on a phone home’s title stands on the page’s own ground, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await open(page, pathTo('home', language))
    const main = page.getByRole('main')
    const picture = main.getByRole('img').first()
    await expect(picture).toHaveCSS('mask-image', 'none')
    const [above, title] = await Promise.all(
      [picture, main.getByRole('heading', { level: 1 })].map((one) => one.boundingBox()),
    )
    expect(title?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  })
}

test('a tick of two lines has room above and below its words on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, contactPathFor('keratin-tips', 'en'))
  const tick = page.locator('label:has(#business)')
  const room = await tick.evaluate((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    const tops = [...words.getClientRects()].map(({ top }) => top)
    return { lines: new Set(tops).size, above: Math.min(...tops) - one.getBoundingClientRect().top }
  })
  expect(room.lines).toBeGreaterThan(1)
  expect(room.above).toBeGreaterThanOrEqual(8)
})

test('captions have 14 pixels or more on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of languages) {
    await open(page, pathTo('weftMachineSewn', language))
    const captions = page.locator('main dt, main li h3 + p')
    const sizes = await captions.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    )
    expect(sizes.length).toBeGreaterThan(10)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
  }
})

test('with the lines’ panel open the menu underlines one place, and the sign of the lines turns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, pathTo('home', 'it'))
  const header = page.getByRole('banner')
  const button = header.getByRole('button', { name: siteText.it.lines })
  const sign = () => button.locator('svg').evaluate((one) => getComputedStyle(one).scale)
  expect(await sign()).toBe('none')
  await button.click()
  const places = header.locator('ul:has(button) > li > a')
  const lines = await places.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).textDecorationLine),
  )
  expect(lines).toEqual(['underline', ...lines.slice(1).map(() => 'none')])
  expect(await sign()).toBe('-1')
})
