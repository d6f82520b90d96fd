import type { Page } from '@playwright/test'
import { languages } from '../../src/shared/languages'
import { pathTo, routeList } from '../../src/shared/routes'
import { consentText } from '../../views/consent/text'
import { it as questions } from '../../views/pages/faq/answers.it'
import { addText } from '../../views/quote/text'
import { enlarge } from '../../views/sections/gallery/enlarge'
import { galleryText } from '../../views/sections/gallery/text'
import { siteText } from '../../views/text/site'
import { coveredFocus } from '../support/browser/coveredFocus'
import { productsOf } from './productLists'
import { observeShifts, shiftOf } from './shifts'
import { expect, languageAndWindow, open, phone, rejectCookies, test } from './site'

const { whatsapp } = siteText.it
const cookies = { ...consentText.it, ...siteText.it.cookies }

/** The pictures of a page's gallery; products have lightboxes of their own. */
const tilesOf = (page: Page) =>
  page
    .locator(':is([aria-labelledby=gallery], [aria-labelledby=lifestyle])')
    .getByRole('button', { name: new RegExp(`^${enlarge.it}: `) })

const banner = (page: Page) => page.getByRole('region', { name: cookies.label })

test.describe('The lightbox', () => {
  const text = galleryText.it
  const counter = (page: Page) => page.getByRole('dialog').getByText(/^\d+ \/ \d+$/)
  const control = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name })

  test('says once what a product’s own picture shows', async ({ page }) => {
    await open(page, pathTo('keratinTips', 'it'))
    const [product] = await productsOf(page, 'keratin-tips')
    const plates = page.locator('[aria-labelledby=line-products]')
    await plates
      .getByRole('button', { name: `${enlarge.it}: ` })
      .first()
      .click()
    const said = page.getByRole('dialog').getByRole('status').first()
    await expect(said).toHaveText(`1 / 8: ${product?.name}`)
  })

  test('goes both ways around, by buttons, keys and thumbnails, and gives the focus back', async ({
    page,
  }) => {
    await open(page, pathTo('keratinTips', 'it'))
    const pictures = tilesOf(page)
    await expect(pictures).toHaveCount(4)
    await pictures.nth(1).click()
    await expect(counter(page)).toHaveText('2 / 4')
    await control(page, text.previous).click()
    await control(page, text.previous).click()
    await expect(counter(page)).toHaveText('4 / 4')
    await control(page, text.next).click()
    await expect(counter(page)).toHaveText('1 / 4')
    await page.keyboard.press('ArrowLeft')
    await expect(counter(page)).toHaveText('4 / 4')
    await control(page, `${text.show} 3`).click()
    await expect(counter(page)).toHaveText('3 / 4')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(pictures.nth(2)).toBeFocused()
  })

  test('turns the page under a finger, and closes by its cross', async ({ page }) => {
    await open(page, pathTo('tapeInKit', 'it'))
    await tilesOf(page).first().click()
    await expect(counter(page)).toHaveText('1 / 6')
    const figure = page.getByRole('dialog').locator('figure')
    const swipe = async (by: number, part = figure.locator('> div').first()) => {
      await part.dispatchEvent('pointerdown', { clientX: 200 })
      await part.dispatchEvent('pointerup', { clientX: 200 + by })
    }
    await swipe(-80)
    await expect(counter(page)).toHaveText('2 / 6')
    await swipe(80)
    await expect(counter(page)).toHaveText('1 / 6')
    await swipe(20)
    // Whoever marks words of the caption turns no page, nor does who goes forward.
    await swipe(-80, figure.locator('figcaption'))
    await page.keyboard.press('Alt+ArrowRight')
    await expect(counter(page)).toHaveText('1 / 6')
    await control(page, text.close).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('shows a picture as large as the window allows, and all words and controls', async ({
    page,
  }) => {
    test.slow()
    // The banner would lie over the tiles of a low window.
    await rejectCookies(page)
    await open(page, pathTo('keratinTips', 'it'))
    const tile = tilesOf(page).last()
    const dialog = page.getByRole('dialog')
    const picture = dialog.locator('figure img')
    for (const [width, height] of [
      [320, 256],
      [640, 360],
      [360, 640],
      [360, 740],
      [390, 664],
      [768, 1024],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await tile.click()
      await expect(picture).toBeVisible()
      const box = await picture.boundingBox()
      if (!box) throw new Error('No picture')
      expect(box.width, `at ${width} × ${height}`).toBeGreaterThanOrEqual(
        Math.min(width, (height - 120) * 0.8) - 1,
      )
      // All of it is to be seen, and the controls are within reach.
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
      await control(page, text.next).click()
      await control(page, text.previous).click()
      await expect(counter(page)).toHaveText('4 / 4')
      for (const part of [
        dialog.getByRole('heading'),
        dialog.locator('figcaption p'),
        dialog.getByRole('button', { name: addText.it.add }),
        control(page, `${text.show} 4`),
      ]) {
        await expect(part).toBeVisible()
        await part.scrollIntoViewIfNeeded()
        await expect(part).toBeInViewport({ ratio: 0.9 })
      }
      expect(await coveredFocus(page)).toEqual([])
      await control(page, text.close).click()
      await expect(tile).toBeFocused()
    }
  })

  test('shows no picture smaller than its tile, and its words close below it on a phone, all in the middle', async ({
    page,
  }) => {
    test.slow()
    await rejectCookies(page)
    const dialog = page.getByRole('dialog')
    const picture = dialog.locator('figure img')
    for (const id of ['gallery', 'tapeInKit'] as const) {
      await open(page, pathTo(id, 'it'))
      const tiles = tilesOf(page)
      await expect(tiles).toHaveCount(6)
      for (const [width, height] of [
        [360, 740],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height })
        await tiles.first().click()
        for (const [index, tile] of (await tiles.all()).entries()) {
          await expect(counter(page)).toHaveText(`${index + 1} / 6`)
          const small = (await tile.boundingBox()) ?? { width: 0, height: 0 }
          const name = await tile.getAttribute('aria-label')
          const large = await picture.evaluate((image: HTMLImageElement) => {
            const frame = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
            const { width: across, height: down } = image.getBoundingClientRect()
            // What `object-fit` leaves empty is no picture.
            return { width: Math.min(across, down * frame), height: Math.min(down, across / frame) }
          })
          const isSmaller = large.width < small.width - 1 || large.height < small.height - 1
          expect.soft({ name, width, small, large, isSmaller }).toMatchObject({ isSmaller: false })
          // On a phone the words follow their picture.
          const { gap, above, below } = await dialog.evaluate((box) => {
            const words = [...box.querySelectorAll('figcaption :is(h2, h2 a, p > span)')]
            const tops = words.flatMap((one) => [...one.getClientRects()].map(({ top }) => top))
            const image = box.querySelector('figure img')?.getBoundingClientRect()
            const strip = box.querySelector('ul')?.getBoundingClientRect().bottom ?? 0
            return {
              gap: Math.min(...tops) - (image?.bottom ?? 0),
              above: image?.top ?? 0,
              below: window.innerHeight - strip,
            }
          })
          if (width < 640) {
            expect.soft(gap, name ?? '').toBeLessThanOrEqual(24)
            // In the middle of the window, or else just below the bar.
            expect.soft(above, name ?? '').toBeLessThanOrEqual(Math.max(below + 1, 52))
            expect.soft(below, name ?? '').toBeGreaterThanOrEqual(16)
          }
          await page.keyboard.press('ArrowRight')
        }
        await page.keyboard.press('Escape')
        await expect(tiles.first()).toBeFocused()
      }
    }
  })

  test('closes by Escape at once, though a tip is open', async ({ page }) => {
    await open(page, pathTo('keratinTips', 'it'))
    const picture = tilesOf(page).first()
    await picture.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.locator('[data-radix-popper-content-wrapper]').getByText(text.close).first(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(picture).toBeFocused()
  })

  test('is no wider than a phone, however many thumbnails it has', async ({ page }) => {
    await page.setViewportSize(phone)
    await rejectCookies(page)
    await open(page, pathTo('womensProsthesis', 'it'))
    await tilesOf(page).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveCount(11)
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(360)
    await expect(control(page, text.close)).toBeInViewport({ ratio: 1 })
    await expect(control(page, text.next)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 256 })
    for (let picture = 1; picture <= 11; picture += 1) {
      const thumbnail = control(page, `${text.show} ${picture} ${text.of} 11`)
      while (!(await thumbnail.evaluate((one) => one === document.activeElement))) {
        await page.keyboard.press('Tab')
      }
      await expect(thumbnail).toBeInViewport({ ratio: 0.95 })
    }
  })
})

test('questions lead to where their answers go on', async ({ page }) => {
  for (const { id, link } of questions) {
    if (!link?.at) continue
    await open(page, `${pathTo('faq', 'it')}#${id}`)
    await page.getByRole('link', { name: link.label }).click()
    await expect(page).toHaveURL(`${pathTo(link.page, 'it')}#${link.at}`)
    await expect(page.locator(`#${link.at}`)).toBeInViewport()
  }
})

test.describe('The cookie banner', () => {
  for (const { name, answer } of [
    { name: cookies.accept, answer: 'accepted' },
    { name: cookies.reject, answer: 'rejected' },
    { name: cookies.close, answer: 'rejected' },
  ]) {
    test(`keeps the answer of “${name}” and asks again only when called`, async ({ page }) => {
      await open(page, '/')
      await banner(page).getByRole('button', { name, exact: true }).click()
      await expect(banner(page)).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe(answer)
      await open(page, '/faq')
      await expect(banner(page)).toHaveCount(0)
      await page.getByRole('button', { name: cookies.again }).click()
      await expect(banner(page)).toBeVisible()
    })
  }

  test('covers neither the WhatsApp button nor is covered by it', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/contatti')
    await expect(banner(page)).toBeVisible()
    const [above, below] = await Promise.all([
      page.getByRole('link', { name: whatsapp, exact: true }).boundingBox(),
      banner(page).boundingBox(),
    ])
    if (!above || !below) throw new Error('One of them is not there')
    expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  })
})

test('a tip says what an icon is for, after a moment, and goes with Escape', async ({ page }) => {
  await open(page, '/')
  // Its arrival moves the button from under the pointer.
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: whatsapp, exact: true }).hover()
  const tip = page.locator('[data-radix-popper-content-wrapper]').getByText(whatsapp).first()
  await expect(tip).toBeVisible()
  const { x, y, width, height } = (await tip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 30 })
  expect(await tip.isVisible(), 'whether a tip stays while it is pointed at').toBe(true)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

/** Holds fonts and pictures back until each page, opened once, has been painted without them. */
async function holdUntilPainted(page: Page): Promise<void> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  const paints = new Map<string, Promise<unknown>>()
  await page.route(/\/(fonts|images|pictures)\//, async (route) => {
    const painted =
      paints.get(page.url()) ?? page.waitForFunction(isPainted, undefined, { polling: 20 })
    paints.set(page.url(), painted)
    await painted
    await route.continue()
  })
}

/**
 * Waits until the fonts and the pictures in sight are there, and the page has been painted with
 * them.
 */
async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && top < window.innerHeight
    })
    await Promise.all(images.map((image) => image.decode()))
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** The face that most of the page's title is set in. */
async function faceOfTitle(page: Page): Promise<string | undefined> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const title = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', title)
  await devtools.detach()
  return fonts.sort((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName
}

/** Of which the server shows nothing, or a part. */
const notUnderstood = [
  '?per=chissà',
  '?per=MEN',
  '?per=&for=men',
  '?per=chissà&per=men',
  '?for=fill-x',
  '?linea=TAPE-IN-KIT',
  '?linea=nessuna&linea=tape-in-kit',
  '?colore=BLACK&lunghezza=0x32',
  '?shade=&length=050',
  '?length=nine&length=50',
]

/** Addresses that say what the catalogue shows, and a line that something else is asked of. */
const sharedQueries = {
  it: [
    '?linea=tape-in-kit&colore=dark-brown',
    '?linea=tape-in-kit&colore=dark-brown&lunghezza=60',
    '?linea=tape-in-kit&colore=black&lunghezza=60',
    '?lunghezza=50',
    '?per=men',
    '?per=lengthen-thick-weeks',
    '?linea=weft-machine-sewn&colore=black&per=lengthen-thick-weeks',
    ...notUnderstood,
  ],
  en: [
    '?line=tape-in-kit&shade=dark-brown',
    '?line=tape-in-kit&shade=dark-brown&length=60',
    '?line=tape-in-kit&shade=black&length=60',
    '?length=50',
    '?for=men',
    '?for=lengthen-thick-weeks',
    '?line=weft-machine-sewn&shade=black&for=lengthen-thick-weeks',
    ...notUnderstood,
  ],
}

test.describe('Nothing shifts', () => {
  test('can be measured: this machine has the fonts that stand in for late ones', async ({
    page,
  }) => {
    await open(page, '/')
    const missing = await page.evaluate(async () => {
      const standIns = [...document.fonts].filter(({ family }) => /Arial|Times/.test(family))
      const loaded = await Promise.allSettled(standIns.map((face) => face.load()))
      return standIns.flatMap(({ family, style }, index) =>
        loaded[index]?.status === 'fulfilled' ? [] : [`${family} ${style}`],
      )
    })
    const advice = 'install Arial and Times, or Debian’s fonts-liberation'
    if (missing.length > 0 && process.env.CI !== 'true') {
      process.stderr.write(`Without these fonts, shifts cannot be measured; ${advice}.\n`)
      test.skip(true, advice)
    }
    expect(missing, advice).toEqual([])
  })

  for (const language of languages) {
    for (const width of [360, 1280]) {
      test(`while fonts and pictures arrive late, at ${width} px in ${language}`, async ({
        page,
      }) => {
        test.slow()
        await page.setViewportSize({ width, height: 800 })
        await holdUntilPainted(page)
        await observeShifts(page)
        for (const { path } of routeList.filter((route) => route.language === language)) {
          await open(page, path)
          await arrived(page)
          const sum = await shiftOf(page)
          const face = await faceOfTitle(page)
          expect.soft([path, sum <= 0.005 ? 0 : sum]).toEqual([path, 0])
          expect.soft(face, path).toMatch(/^Bodoni/)
        }
      })
    }
  }

  for (const [language, { width, height }] of languageAndWindow) {
    test(`when a shared address of the catalogue is opened, at ${width} px in ${language}`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height })
      await rejectCookies(page)
      await observeShifts(page)
      for (const query of sharedQueries[language]) {
        await open(page, pathTo('products', language) + query)
        await arrived(page)
        const sum = await shiftOf(page)
        expect.soft([query, sum < 0.001 ? 0 : sum]).toEqual([query, 0])
      }
    })
  }
})
