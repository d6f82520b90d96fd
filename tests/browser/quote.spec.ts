import { apiPaths } from '../../src/shared/apiPaths'
import type { Category } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { lineQuery } from '../../src/shared/contactLinks'
import { productOfWish } from '../../src/shared/onRequest'
import { productName } from '../../src/shared/products'
import { itemLimits } from '../../src/shared/quoteItems'
import { pathTo } from '../../src/shared/routes'
import { addText } from '../../views/quote/text'
import { siteText } from '../../views/text/site'
import { contactPathFor } from '../support/site/contactPathFor'
import { ContactPage } from './ContactPage'
import { keepList, productsOf } from './productLists'
import { postsOf, savedRow } from './sentRequests'
import { expect, hold, hydrated, open, test } from './site'

const manyItems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Prodotto ${index}`,
    nameEn: `Product ${index}`,
    line: 'protesi-uomo',
    quantity: '1',
  }))

test('a quantity is sent as it was meant or not at all', async ({ page }) => {
  const language = 'it'
  const posts = postsOf(page)
  const names = (await productsOf(page, 'keratin-tips')).map((one) => productName(one, language))
  const [first = '', second = ''] = names
  const contact = new ContactPage(page, language)
  await contact.open(lineQuery('keratin-tips', language))
  for (const name of [first, second]) await contact.add(name)
  await contact.fill()
  const { quantity } = contact.text.problems
  const field = contact.quantity(first)
  for (const wrong of ['2,5', '20000', '0', 'due', '', '0.500', '1.0000']) {
    await field.fill(wrong)
    await contact.field('message').focus()
    await expect(field).toHaveValue(wrong)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(quantity)
    await expect(contact.items.getByText(quantity)).toBeVisible()
    await contact.submit.click()
    const summary = contact.form.getByRole('region', { name: contact.text.summary })
    await expect(summary.getByRole('heading')).toBeFocused()
    await summary.getByRole('link', { name: quantity }).click()
    await expect(field).toBeFocused()
  }
  for (const meant of ['1 000', '1\u00a0000', '1’000', "1'000", '1,000']) {
    await field.fill(meant)
    await expect(field).not.toHaveAttribute('aria-invalid')
  }
  // A tap selects what is there, and what is typed takes its place.
  await field.click()
  await page.keyboard.type('1.000')
  await contact.quantity(second).click()
  await page.keyboard.type('2')
  await expect(field).toHaveValue('1.000')
  await expect(field).toHaveAccessibleDescription('')
  // A pack is 25 strands of 0.8 g.
  await expect(contact.items.getByText('In tutto 20.040\u00a0g.')).toBeVisible()
  expect(posts).toEqual([])
  await contact.send()
  expect(posts[0]?.postDataJSON().items).toEqual([
    { product: first, quantity: 1000 },
    { product: second, quantity: 2 },
  ])
})

test('a wrong quantity stays over a load, and stops Enter', async ({ page }) => {
  const posts = postsOf(page)
  const [product] = await productsOf(page, 'tape-in-kit')
  const contact = new ContactPage(page, 'it')
  await contact.open(lineQuery('tape-in-kit', 'it'))
  await contact.add(product?.name ?? '')
  const field = contact.quantity(product?.name ?? '')
  await contact.fill()
  // While it is typed, no problem shows.
  await page.keyboard.press('Tab')
  await field.click()
  await page.keyboard.type('2,')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(contact.form.getByRole('heading', { name: contact.text.summary })).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(field).toHaveValue('2,')
  await expect(field).toHaveAccessibleDescription(contact.text.problems.quantity)
  expect(posts).toEqual([])
})

test('what is typed before the script is on the list', async ({ page }) => {
  const language = 'it'
  const names = (await productsOf(page, 'keratin-tips')).map((one) => productName(one, language))
  const [first = '', second = '', third = '', fourth = ''] = names
  const letGo = await hold(page, /\/assets\/(?!start-)[^/]*\.js$/)
  const contact = new ContactPage(page, language)
  await page.goto(contactPathFor('keratin-tips', language), { waitUntil: 'domcontentloaded' })
  await contact.quantity(second).fill('1.000')
  await contact.quantity(third).fill('2,5')
  await contact.quantity(first).click()
  await page.keyboard.type('1')
  letGo()
  await hydrated(page)
  await expect(contact.items.getByRole('button').first()).toBeVisible()
  // The visitor goes on typing.
  await expect(contact.quantity(first)).toBeFocused()
  await page.keyboard.type('2')
  await expect(contact.quantity(first)).toHaveValue('12')
  await expect(contact.quantity(second)).toHaveValue('1.000')
  await expect(contact.quantity(third)).toHaveValue('2,5')
  await expect(contact.quantity(third)).toHaveAttribute('aria-invalid', 'true')
  await expect(contact.quantity(fourth)).toHaveCount(0)
})

test('a product that the server refuses has its problem beside it', async ({ page, problems }) => {
  problems.allow(/Failed to load resource: .* 400 .*\/api\/contacts\)$/)
  await open(page, pathTo('faq', 'it'))
  const [good, broken] = manyItems(2)
  await keepList(page, [good, { ...broken, name: 'Prodotto\nrotto' }])
  const contact = new ContactPage(page, 'it')
  await contact.open()
  await contact.fill()
  await contact.submit.click()
  const { refused } = contact.text.form.items
  const field = contact.items.getByRole('textbox').nth(1)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(refused)
  await expect(contact.quantity('Prodotto 0')).not.toHaveAttribute('aria-invalid')
  await contact.expectToast(
    contact.text.toast.refused.title,
    contact.text.toast.refused.description,
  )
  const summary = contact.form.getByRole('region', { name: contact.text.summary })
  await expect(summary.getByRole('heading')).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveCount(1)
  await expect(
    contact.main.getByRole('heading', { name: contact.text.failed.heading }),
  ).toHaveCount(0)
  await contact.items.getByRole('button', { name: /Togli: .*rotto/ }).click()
  await expect(summary).toHaveCount(0)
  const { id } = await contact.send()
  await contact.expectThanks(id)
})

test('the list changes its language with the page, and is the same in every tab', async ({
  page,
  blank,
}) => {
  const [product] = await productsOf(page, 'tape-in-kit')
  await open(page, contactPathFor('tape-in-kit', 'it'))
  await open(blank, pathTo('faq', 'it'))
  const contact = new ContactPage(page, 'it')
  await contact.add(product.name)
  await expect(
    blank.getByRole('banner').getByRole('link', { name: siteText.it.listed.one }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'ENG' }).click()
  const english = new ContactPage(page, 'en')
  await expect(english.quantity(product.nameEn)).toHaveValue('1')
  await english.items
    .getByRole('button', { name: `${english.text.form.items.remove}: ${product.nameEn}` })
    .click()
  await expect(english.quantity(product.nameEn)).toHaveCount(0)
  await expect(
    blank.getByRole('banner').getByRole('link', { name: siteText.it.listed.one }),
  ).toHaveCount(0)
})

test('a page that Back brings out of the browser’s cache has what was added meanwhile', async ({
  page,
}) => {
  const contact = new ContactPage(page, 'it')
  await contact.open()
  await keepList(page, manyItems(1))
  // This browser runs without that cache.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await expect(contact.quantity('Prodotto 0')).toHaveValue('1')
})

test('every quantity says of what, up to the thanks', async ({ page }) => {
  const language = 'it'
  const [tips] = await productsOf(page, 'keratin-tips')
  const [weft] = await productsOf(page, 'weft-machine-sewn')
  const wish = productOfWish({ line: 'keratin-tips', shade: 'silver', lengthCm: 60 })
  await open(page, pathTo('faq', language))
  await keepList(
    page,
    [tips, weft, wish].map(({ name, nameEn, category: line }, index) => ({
      ...{ name, nameEn, line },
      // As an earlier version of the site has written it.
      quantity: index + 1,
    })),
  )
  const contact = new ContactPage(page, language)
  const { pack, packs, pieces } = contact.text.form.items
  await contact.open()
  const units = [pack, pieces, packs].map((words) => words.replace('{pack}', '25'))
  const rows = contact.items.getByRole('listitem')
  for (const [index, unit] of units.entries()) await expect(rows.nth(index)).toContainText(unit)
  await expect(contact.field('requestType')).toHaveValue('Preventivo Extensions Cheratina')
  await contact.fill()
  const { id } = await contact.send()
  await contact.expectThanks(id)
  const unitRows = contact.main.getByRole('row')
  for (const [index, unit] of units.entries()) await expect(unitRows.nth(index)).toContainText(unit)
})

test('products of several lines are not called by one of them', async ({ page }) => {
  const language = 'en'
  const [tips] = await productsOf(page, 'keratin-tips')
  const [weft] = await productsOf(page, 'weft-machine-sewn')
  const contact = new ContactPage(page, language)
  const { line, form } = contact.text
  const heading = page.getByRole('heading', { level: 1 })
  const label = (of: Category) => categoryLabels[of][language]
  await contact.open(lineQuery('keratin-tips', language))
  await contact.add(productName(tips, language))
  await expect(heading).toHaveText(`${line.heading} ${label('keratin-tips')}`)
  await expect(page.getByText(line.opening)).toBeVisible()
  const words = `${form.firstWords.quote}: ${label('keratin-tips')}.`
  await expect(contact.field('message')).toHaveValue(words)
  await contact.open(lineQuery('weft-machine-sewn', language))
  await contact.add(productName(weft, language))
  await expect(heading).toHaveText(`${line.heading} ${line.several}`)
  await expect(page).toHaveTitle(new RegExp(`^${line.heading} ${line.several} `))
  await expect(contact.field('message')).toHaveValue(`${form.firstWords.quote}.`)
  await contact.items
    .getByRole('button', { name: `${form.items.remove}: ${productName(tips, language)}` })
    .click()
  await expect(heading).toHaveText(`${line.heading} ${label('weft-machine-sewn')}`)
})

test('a product that is added in another tab while the request is sent stays on the list', async ({
  page,
  blank,
}) => {
  const [sent, later] = await productsOf(page, 'tape-in-kit')
  for (const tab of [page, blank]) await open(tab, contactPathFor('tape-in-kit', 'it'))
  const [contact, other] = [new ContactPage(page, 'it'), new ContactPage(blank, 'it')]
  await contact.add(sent.name)
  await contact.fill()
  await page.route(`**${apiPaths.contacts}`, async (route) => {
    await other.add(later.name)
    await route.continue()
  })
  const { id } = await contact.send()
  await contact.expectThanks(id)
  await expect(other.quantity(sent.name)).toHaveCount(0)
  await expect(other.quantity(later.name)).toHaveValue('1')
})

test('the other products stay in sight after the first is added', async ({ page }) => {
  const [first, second, third] = await productsOf(page, 'keratin-tips')
  const { items, ...contact } = new ContactPage(page, 'it')
  await open(page, contactPathFor('keratin-tips', 'it'))
  const add = ({ name }: { name: string }) =>
    items.getByRole('button', { name: `${addText.it.add}: ${name}` })
  await add(first).click()
  await expect(add(second)).toBeVisible()
  // Who folds them finds them folded.
  await items.locator('summary').click()
  await items
    .getByRole('button', { name: `${contact.text.form.items.more}: ${first.name}` })
    .click()
  await expect(add(second)).toBeHidden()
  await items.locator('summary').click()
  await add(second).click()
  await expect(add(third)).toBeVisible()
})

test('a full list says so, and takes a product once another is removed', async ({ page }) => {
  const [product] = await productsOf(page, 'tape-in-kit')
  await open(page, pathTo('faq', 'it'))
  await keepList(page, manyItems(itemLimits.items))
  await open(page, contactPathFor('tape-in-kit', 'it'))
  const { items } = new ContactPage(page, 'it')
  const add = items.getByRole('button', { name: `${addText.it.add}: ${product.name}` })
  await add.click()
  await expect(items.getByRole('alert')).toHaveText(addText.it.full)
  await items.getByRole('button', { name: /^Togli: Prodotto 0$/ }).click()
  await add.click()
  await expect(items.getByRole('textbox')).toHaveCount(itemLimits.items)
})

test('what is no list in storage is none on the page', async ({ page }) => {
  await open(page, pathTo('faq', 'it'))
  await keepList(page, [
    null,
    'text',
    { name: 'x', nameEn: 'x', line: 'none', quantity: '1' },
    { name: 'x', nameEn: 'x', line: 'protesi-uomo', quantity: 1.5 },
    ...manyItems(1),
    ...manyItems(1),
  ])
  await open(page, contactPathFor('protesi-uomo', 'it'))
  await expect(new ContactPage(page, 'it').items.getByRole('textbox')).toHaveCount(1)
})

test('where the browser refuses to store anything, list and form hold until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  const [product] = await productsOf(page, 'tape-in-kit')
  const contact = new ContactPage(page, 'en')
  await contact.open(lineQuery('tape-in-kit', 'en'))
  await contact.add(product.nameEn)
  await contact.fill()
  await contact.form.getByRole('link', { name: contact.text.form.noticeLink }).click()
  await expect(page).toHaveURL(pathTo('privacy', 'en'))
  await page.goBack()
  await contact.expectFilled()
  const { id } = await contact.send()
  await contact.expectThanks(id)
  await expect(contact.main.getByRole('row')).toContainText(product.nameEn)
})

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(({ problems }) => {
    problems.allow(/Failed to load resource: .* 422 .*\/conta(?:ct|tt)/)
  })

  test('adding a product leads to the form with it, and quantities travel', async ({ page }) => {
    const language = 'it'
    const products = await productsOf(page, 'keratin-tips')
    const names = products.map((product) => productName(product, language))
    const [first = '', second = ''] = names
    const contact = new ContactPage(page, language)
    await page.goto(pathTo('keratinTips', language))
    const name = `${addText[language].add}: ${second}`
    // The line's table, ahead of the shade chart.
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect(contact.quantity(second)).toHaveValue('1')
    await expect(contact.quantity(first)).toHaveValue('')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').search).toBe('')
    await contact.quantity(first).fill('2,5')
    await contact.fill({ message: ' ' })
    await contact.field('requestType').selectOption('Fornitura Capelli Sfusi')
    await contact.field('company').fill('Salone Anna')
    await contact.submit.click()
    // Refused for its message: everything else is still there.
    await expect(page).not.toHaveURL(/inviata|sent/)
    await expect(contact.quantity(first)).toHaveValue('2,5')
    await expect(contact.quantity(first)).toHaveAccessibleDescription(
      contact.text.problems.quantity,
    )
    await expect(contact.quantity(second)).toHaveValue('1')
    await expect(contact.quantity(second)).toHaveAccessibleDescription('')
    await contact.quantity(first).fill('1.000')
    await expect(contact.field('company')).toHaveValue('Salone Anna')
    await contact.field('message').fill('Buongiorno')
    await contact.submit.click()
    await expect(page).toHaveURL(/(inviata|sent)=/)
  })

  test('products of several lines are asked for at once', async ({ page, site }) => {
    const language = 'en'
    const nameOf = async (line: Category) => {
      const [product] = await productsOf(page, line)
      return product ? productName(product, language) : ''
    }
    const [tips, weft, glue] = await Promise.all(
      (['keratin-tips', 'weft-machine-sewn', 'italian-keratine-glue'] as const).map(nameOf),
    )
    const contact = new ContactPage(page, language)
    const { items } = contact.text.form
    await page.goto(contactPathFor('keratin-tips', language))
    await contact.quantity(tips ?? '').fill('2')
    await contact.items.locator('summary').click()
    const others = contact.items.getByRole('combobox', { name: items.ofOtherLines })
    const amounts = contact.items.getByRole('textbox', { name: /^\S+: \d$/ })
    await others.first().selectOption(weft ?? '')
    await amounts.first().fill('3')
    await others.nth(1).selectOption(glue ?? '')
    await contact.fill({ message: ' ' })
    await contact.submit.click()
    // Refused for its message: all products are still there, and more may be added.
    await expect(contact.quantity(tips ?? '')).toHaveValue('2')
    await expect(contact.quantity(weft ?? '')).toHaveValue('3')
    await expect(contact.quantity(glue ?? '')).toHaveValue('1')
    await contact.items.locator('summary').click()
    await expect(others.first()).toHaveValue('')
    await contact.field('message').fill('Buongiorno')
    await contact.submit.click()
    await expect(page).toHaveURL(/(inviata|sent)=/)
    const id = new URL(page.url()).searchParams.values().next().value ?? ''
    const saved = JSON.parse(String(savedRow(site.dataDir, id).items))
    const byName = (one: { product: string }, other: { product: string }) =>
      one.product.localeCompare(other.product)
    expect(saved.toSorted(byName)).toEqual(
      [
        { product: tips, quantity: 2, known: true },
        { product: weft, quantity: 3, known: true },
        { product: glue, quantity: 1, known: true },
      ].toSorted((one, other) => (one.product ?? '').localeCompare(other.product ?? '')),
    )
  })
})

test('businesses say who they are and what they want to know, where their request is of the trade or they say so', async ({
  page,
}) => {
  const contact = new ContactPage(page, 'it')
  await contact.open()
  const company = contact.form.getByRole('textbox', { name: contact.text.form.labels.company })
  const { legend } = contact.text.form.questions.trade
  const asked = contact.form.getByRole('group', { name: legend })
  for (const one of [company, asked]) await expect(one).toHaveCount(0)
  await contact.form.getByRole('checkbox', { name: contact.text.form.business }).check()
  for (const one of [company, asked]) await expect(one).toBeVisible()
  await contact.form.getByRole('checkbox', { name: contact.text.form.business }).uncheck()
  for (const one of [company, asked]) await expect(one).toHaveCount(0)
  // Choosing the price list is enough: nothing else has to be tapped.
  await contact.field('requestType').selectOption('Listino Parrucchieri Professionisti')
  for (const one of [company, asked]) await expect(one).toBeVisible()
  await contact.fill({ requestType: 'Listino Parrucchieri Professionisti' })
  await company.fill('Salone Anna')
  await contact.form.getByLabel(contact.text.form.labels.vatNumber).fill('it 012')
  const [post] = await Promise.all([page.waitForRequest(`**${apiPaths.contacts}`), contact.send()])
  expect(post.postDataJSON()).toMatchObject({ company: 'Salone Anna', vatNumber: 'it 012' })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With a script' : 'Without a script', () => {
    test.use({ javaScriptEnabled })

    test('each kind of visitor is offered its own wishes, and what is ticked stays in sight', async ({
      page,
    }) => {
      await page.goto(contactPathFor('keratin-tips', 'it'))
      const { form, text } = new ContactPage(page, 'it')
      if (javaScriptEnabled) await expect(form).toHaveAttribute('novalidate')
      const { legend } = text.form.questions.trade
      const wishes = form.getByRole('group', { name: legend }).getByRole('checkbox')
      const ofAll = ['campioni', 'i tempi di consegna']
      const names = () =>
        wishes.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))
      await expect.poll(names).toEqual(ofAll)
      const business = form.getByRole('checkbox', { name: text.form.business })
      await business.check()
      await expect.poll(names).toEqual(Object.values(text.form.questions.trade.parts))
      const incoterms = form.getByRole('checkbox', { name: 'la resa Incoterms' })
      await incoterms.check()
      await business.uncheck()
      await expect.poll(names).toEqual(['la resa Incoterms', ...ofAll])
      await expect(incoterms).toBeChecked()
    })
  })
}
