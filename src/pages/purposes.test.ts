import { describe, expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { getPage, postForm, typedIn } from '../../tests/support/site/quoteForm'
import { validRequest } from '../../tests/support/site/site'
import { rowsOf } from '../../tests/support/site/stage'
import { stageOfSuite } from '../../tests/support/site/stageOfSuite'
import { en } from '../../views/pages/contacts/text.en'
import { it as italian } from '../../views/pages/contacts/text.it'
import { contactQuery } from '../shared/contactLinks'
import { languages } from '../shared/languages'
import { questionFieldName } from '../shared/messageParts'
import { pathTo } from '../shared/routes'

const texts = { it: italian, en }

describe('The page with the form', () => {
  const { site } = stageOfSuite(newSqlitePlace)

  const purposes = [
    ['/contatti?appuntamento', 'it', 'visit', 'Informazioni Generali'],
    ['/en/contacts?appointment', 'en', 'visit', 'Informazioni Generali'],
    ['/contatti?listino', 'it', 'priceList', 'Listino Parrucchieri Professionisti'],
    ['/en/contacts?price-list', 'en', 'priceList', 'Listino Parrucchieri Professionisti'],
  ] as const

  test.each(purposes)('at %s opens for what the address says', async (at, language, kind, type) => {
    const text = texts[language]
    const { text: html } = await getPage(site, at)
    const page = parse(html)
    expect(page.querySelector('h1')?.text).toBe(text[kind].heading)
    expect(page.querySelector('title')?.text).toBe(text[kind].title.replace('{name}', 'Chiomara'))
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    expect(new URL(canonical).search).toBe('')
    const form = page.querySelector('main form')
    expect(form?.getAttribute('action')).toBe(at)
    expect(form?.querySelector('#requestType')?.getAttribute('value')).toBe(type)
    expect(form?.querySelector('select')).toBeNull()
    expect(form?.querySelector('#items')).toBeNull()
    expect(typedIn(html).message).toBe(`${text.form.firstWords[kind]}.`)
    // An appointment's own words say when the shop is open.
    const said = page.querySelectorAll('main dt').map((term) => term.text)
    expect(said.includes(text.info.hours)).toBe(kind !== 'visit')
    const business = form?.querySelector('#business')
    if (kind === 'priceList') expect(business?.hasAttribute('checked')).toBe(true)
    else {
      expect(business).toBeNull()
      const main = page.querySelector('main')?.text
      for (const words of [text.professionals.heading, text.trade.heading, text.form.items.legend])
        expect(main).not.toContain(words)
    }
    // What else the address holds changes nothing.
    const [path, query] = at.split('?')
    const same = await getPage(site, `${path}?utm_source=x&${query}=1&linea=altro`)
    expect(same.text).toBe(html)
  })

  test('keeps the line beside its purpose, in one spelling', async () => {
    const at = '/contatti?appuntamento&linea=protesi-donna'
    const { text: html } = await getPage(site, '/contatti?linea=protesi-donna&appuntamento=')
    expect(parse(html).querySelector('main form')?.getAttribute('action')).toBe(at)
    expect((await getPage(site, at)).text).toBe(html)
    expect((await postForm(site, validRequest, at)).status).toBe(303)
    expect(await rowsOf(site, 'contacts')).toMatchObject([{ line: 'protesi-donna' }])
  })

  test.each(languages)(
    'without a script asks for the number that an answer by phone needs, in %s',
    async (language) => {
      const { how } = texts[language].form.questions
      const at = pathTo('contacts', language) + contactQuery('visit', null, language)
      const names = (html: string) =>
        parse(html)
          .querySelectorAll('input[type=checkbox]')
          .map((box) => box.getAttribute('name') ?? '')
          .filter((name) => name.endsWith(how.question))
      const [call = '', , mail = ''] = names((await getPage(site, at)).text)
      const body = (name: string, part: string) => ({
        ...{ ...validRequest, phone: ' ' },
        [name]: part,
      })
      const refused = await postForm(site, body(call, how.parts.phone), at)
      expect(refused.status).toBe(422)
      const page = parse(refused.text)
      const { phone } = texts[language].problems.required
      expect(page.querySelector('#phone-problem')?.text).toBe(phone)
      expect(page.querySelector('[aria-labelledby=summary] li')?.text).toBe(phone)
      // Who takes the tick off instead may leave the number out.
      expect(page.querySelector('#phone')?.hasAttribute('required')).toBe(false)
      expect(page.querySelector('input[id^=how][checked]')?.getAttribute('value')).toBe(
        how.parts.phone,
      )
      expect((await postForm(site, body(mail, how.parts.email), at)).status).toBe(303)
      const given = { ...body(call, how.parts.phone), phone: '02 000000' }
      expect((await postForm(site, given, at)).status).toBe(303)
      expect(await rowsOf(site, 'contacts')).toHaveLength(2)
    },
  )

  const { question, parts } = italian.form.questions.when
  const ticked = {
    [questionFieldName(question)]: [parts.morning, parts.saturday],
    [questionFieldName('Paese')]: ' Francia ',
    [questionFieldName('Dove')]: '',
  }

  test('without a script writes what was ticked into the message', async () => {
    const message = 'Vorrei un appuntamento.\r\nGrazie.'
    const at = '/contatti?appuntamento'
    expect((await postForm(site, { ...validRequest, ...ticked, message }, at)).status).toBe(303)
    expect(await rowsOf(site, 'contacts')).toMatchObject([
      {
        message: 'Vorrei un appuntamento.\nGrazie.\nQuando: la mattina, il sabato\nPaese: Francia',
        page: at,
      },
    ])
  })

  test('without a script has what was ticked once when it comes back, and after it is mended', async () => {
    const at = '/contatti?appuntamento'
    const refused = await postForm(site, { ...validRequest, ...ticked, email: 'x' }, at)
    expect(refused.status).toBe(422)
    const page = parse(refused.text)
    const checked = page.querySelectorAll(`input[name="${questionFieldName(question)}"][checked]`)
    expect(checked.map((box) => box.getAttribute('value'))).toEqual([parts.morning, parts.saturday])
    const message = typedIn(refused.text).message ?? ''
    expect(message).toBe(validRequest.message)
    const mended = await postForm(site, { ...validRequest, ...ticked, message }, at)
    expect(mended.status).toBe(303)
    expect(await rowsOf(site, 'contacts')).toMatchObject([
      { message: `${message}\nQuando: la mattina, il sabato\nPaese: Francia` },
    ])
  })
})
