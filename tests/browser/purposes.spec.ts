import { contactQuery } from '../../src/shared/contactLinks'
import { productName } from '../../src/shared/products'
import { referenceOf } from '../../src/shared/quotes'
import { pathTo } from '../../src/shared/routes'
import { phoneLink } from '../../src/shared/shop'
import { siteText } from '../../views/text/site'
import { givenShop } from '../support/site/givenShop'
import { ContactPage, visitor } from './ContactPage'
import { productsOf } from './productLists'
import { postsOf, savedRow } from './sentRequests'
import { expect, hold, hydrated, open, test } from './site'

const person = ['firstName', 'lastName', 'email', 'phone'] as const

async function fillPerson(contact: ContactPage): Promise<void> {
  for (const name of person) await contact.field(name).fill(visitor[name])
}

test('an appointment is asked for with three ticks, and in the other language too', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, pathTo('womensProsthesis', 'it'))
  const ask = page.getByRole('main').getByRole('link', { name: siteText.it.appointment })
  await ask.first().click()
  await expect(page).toHaveURL(
    pathTo('contacts', 'it') + contactQuery('visit', 'protesi-donna', 'it'),
  )
  const contact = new ContactPage(page, 'it')
  const { questions } = contact.text.form
  const tick = (name: string) => contact.form.getByRole('checkbox', { name, exact: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.text.visit.heading)
  const { morning, saturday } = questions.when.parts
  for (const part of [questions.where.parts.showroom, saturday, morning]) await tick(part).check()
  await fillPerson(contact)
  await tick(morning).uncheck()
  const message = contact.field('message')
  await expect(message).toHaveValue('Vorrei un appuntamento riservato: Parrucche donna.')
  await message.press('Control+End')
  await message.pressSequentially(' Grazie')

  await page.getByRole('link', { name: 'ENG' }).click()
  const english = new ContactPage(page, 'en')
  await expect(page).toHaveURL(
    pathTo('contacts', 'en') + contactQuery('visit', 'protesi-donna', 'en'),
  )
  await expect(english.field('message')).toHaveValue(
    'I would like a private appointment: Women’s wigs. Grazie',
  )
  await expect(
    english.form.getByRole('checkbox', { name: 'On Saturday', exact: false }),
  ).toBeChecked()
  // A load brings it back as it was, without the form's own words twice.
  await page.reload()
  await hydrated(page)
  await expect(english.field('message')).toHaveValue(/^I would.*wigs\. Grazie$/)
  const { id } = await english.send()
  await english.expectThanks(id)
  expect(savedRow(site.dataDir, id)).toMatchObject({
    requestType: 'Informazioni Generali',
    line: 'protesi-donna',
    items: '[]',
    language: 'en',
    message:
      'I would like a private appointment: Women’s wigs. Grazie\nWhere: at the showroom\nWhen: on Saturday',
  })
})

test('the page that thanks says what to check, over a load and Back, and the list can be asked for again', async ({
  page,
}) => {
  const language = 'it'
  const [product] = await productsOf(page, 'keratin-tips')
  const name = productName(product, language)
  const contact = new ContactPage(page, language)
  const { sent, last, form } = contact.text
  await contact.open(contactQuery('quote', 'keratin-tips', language))
  await contact.add(name)
  const step = (by: string) => contact.items.getByRole('button', { name: `${by}: ${name}` })
  await step(form.items.more).click()
  await step(form.items.more).click()
  await step(form.items.fewer).click()
  await expect(contact.quantity(name)).toHaveValue('2')
  const box = await step(form.items.more).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await expect(contact.items.getByText(form.items.packs.replace('{pack}', '25'))).toBeVisible()
  await contact.showTrade()
  await contact.form.getByRole('checkbox', { name: form.questions.trade.parts.priceList }).check()
  await contact.field('company').fill(visitor.company)
  await contact.form.getByRole('textbox', { name: form.country.label }).fill('Oman ')
  await fillPerson(contact)
  // The message need not be touched.
  const { id } = await contact.send()
  await contact.holdToast()
  await contact.expectThanks(id)
  const showsRequest = async () => {
    const { main } = contact
    await expect(main.getByText(visitor.email)).toBeVisible()
    await expect(main.getByText(visitor.phone)).toBeVisible()
    await expect(main.getByText(visitor.company)).toBeVisible()
    await expect(main.getByText(sent.next.quote)).toBeVisible()
    await expect(main.getByText(`${form.country.question}: Oman`)).toBeVisible()
    await expect(main.getByRole('row')).toContainText(name)
    const mail = main.getByText(sent.wrong).getByRole('link').first()
    await expect(mail).toHaveAttribute('href', new RegExp(referenceOf(id)))
  }
  await showsRequest()
  const toast = await contact.toasts.boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0)
  await page.reload()
  await hydrated(page)
  await showsRequest()
  await contact.main.getByRole('link', { name: sent.again }).click()
  await expect(contact.form).toBeVisible()
  await page.goBack()
  await showsRequest()
  await page.goForward()

  const offer = contact.form.getByRole('region', { name: last.heading })
  await expect(offer).toContainText(`2 × ${name.slice(0, 12)}`)
  await offer.getByRole('button', { name: last.again }).click()
  await expect(contact.quantity(name)).toHaveValue('2')
  await expect(contact.items).toBeFocused()
  await contact.items.getByRole('button', { name: `${form.items.remove}: ${name}` }).click()
  await offer.getByRole('button', { name: last.forget }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(offer).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('last-request'))).toBeNull()
})

test('an answer by phone needs the number', async ({ page }) => {
  const language = 'en'
  const posts = postsOf(page)
  const contact = new ContactPage(page, language)
  await contact.open(contactQuery('visit', null, language))
  const { problems, form, sent } = contact.text
  const { parts } = form.questions.how
  const tick = (name: string) =>
    contact.form
      .getByRole('group', { name: form.questions.how.legend })
      .getByRole('checkbox', { name })
  await fillPerson(contact)
  await contact.field('phone').fill('')
  await tick(parts.whatsapp).check()
  await tick(parts.email).check()
  await contact.submit.click()
  await contact.expectProblem('phone', problems.required.phone)
  await expect(contact.main.getByRole('heading', { name: contact.text.summary })).toBeFocused()
  await tick(parts.whatsapp).uncheck()
  await contact.expectNoProblem('phone')
  await expect(contact.main.getByRole('heading', { name: contact.text.summary })).toHaveCount(0)
  await tick(parts.phone).check()
  await contact.submit.click()
  await contact.expectProblem('phone', problems.required.phone)
  expect(posts).toEqual([])
  await contact.field('phone').fill(visitor.phone)
  await contact.expectNoProblem('phone')
  const { id } = await contact.send()
  await contact.expectThanks(id)
  const asked = `${sent.asked}: ${siteText[language].appointment}`
  await expect(contact.main.getByRole('heading', { level: 2, name: asked })).toBeVisible()
})

test('a call has a word on the phone, and the number where it is typed into another', async ({
  page,
}) => {
  const { landline = '' } = givenShop
  await open(page, pathTo('mensProsthesis', 'it'))
  const call = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first()
  for (const [width, shown, hidden] of [
    [360, siteText.it.call, landline],
    [1023, siteText.it.call, landline],
    [1024, landline, siteText.it.call],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await expect(call(shown)).toHaveAttribute('href', phoneLink(landline))
    await expect(call(shown)).toBeVisible()
    await expect(call(hidden)).toHaveCount(0)
  }
})

test('another purpose begins with its own words', async ({ page }) => {
  const contact = new ContactPage(page, 'it')
  const [product] = await productsOf(page, 'keratin-tips')
  await contact.open(contactQuery('quote', 'keratin-tips', 'it'))
  await contact.add(productName(product, 'it'))
  await contact.open()
  const { firstWords } = contact.text.form
  await expect(contact.field('message')).toHaveValue(new RegExp(`^${firstWords.quote}`))
  const ask = contact.main.locator('a', { hasText: 'Chiedi il listino' })
  await ask.first().evaluate((link) => {
    link.closest('details')?.setAttribute('open', '')
  })
  await ask.first().click()
  await expect(page).toHaveURL(/listino/)
  await expect(contact.field('message')).toHaveValue(new RegExp(`^${firstWords.priceList}`))
})

test('what is ticked and typed before the script is taken over, and sent', async ({
  page,
  site,
}) => {
  const letGo = await hold(page, /\/assets\/(?!start-)[^/]*\.js$/)
  const contact = new ContactPage(page, 'it')
  const { form } = contact.text
  await page.goto(pathTo('contacts', 'it'), { waitUntil: 'domcontentloaded' })
  await contact.showTrade()
  await contact.form.getByRole('textbox', { name: form.country.label }).fill('Francia')
  await contact.form.getByRole('checkbox', { name: 'campioni' }).check()
  await fillPerson(contact)
  await contact.field('requestType').selectOption('Fornitura Capelli Sfusi')
  await contact.field('message').fill('Buongiorno')
  letGo()
  await hydrated(page)
  await expect(contact.form).toHaveAttribute('novalidate')
  await expect(contact.field('message')).toHaveValue('Buongiorno')
  await expect(contact.form.getByRole('checkbox', { name: 'campioni' })).toBeChecked()
  await expect(contact.form.getByRole('textbox', { name: form.country.label })).toHaveValue(
    'Francia',
  )
  for (const name of person) await expect(contact.field(name)).toHaveValue(visitor[name])
  await expect(contact.field('requestType')).toHaveValue('Fornitura Capelli Sfusi')
  await expect(contact.form.getByRole('checkbox', { name: form.business })).toBeChecked()
  // The tick and what it shows are there again after a load.
  await page.reload()
  await hydrated(page)
  await expect(contact.form.getByRole('checkbox', { name: form.business })).toBeChecked()
  await expect(contact.field('company')).toBeVisible()
  const { id } = await contact.send()
  await contact.expectThanks(id)
  expect(savedRow(site.dataDir, id)).toMatchObject({
    ...Object.fromEntries(person.map((name) => [name, visitor[name]])),
    requestType: 'Fornitura Capelli Sfusi',
    message: expect.stringMatching(/^Buongiorno\n.*campioni\n.*Francia$/),
  })
})
