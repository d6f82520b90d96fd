import { describe, expect, test } from '@jest/globals'
import { type HTMLElement, parse } from 'node-html-parser'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { postForm, typedIn } from '../../tests/support/site/quoteForm'
import { validRequest } from '../../tests/support/site/site'
import { rowsOf } from '../../tests/support/site/stage'
import { stageOfSuite } from '../../tests/support/site/stageOfSuite'
import { it } from '../../views/pages/contacts/text.it'
import { contactQuery } from '../shared/contactLinks'
import { questionFieldName } from '../shared/messageParts'
import { type TextField, textFields } from '../shared/quotes'

/** The fields that the page calls wrong, each wired up for those who do not see it. */
function refusedIn(html: string): TextField[] {
  const page = parse(html)
  /** Last of what describes a control, after the hint where there is one. */
  const problemAt = (control: HTMLElement | null) =>
    page.querySelector(`#${control?.getAttribute('aria-describedby')?.split(' ').at(-1)}`)?.text
  const links = page.querySelectorAll('main [aria-labelledby="summary"] a')
  const named = links.map((link) => link.getAttribute('href')?.slice(1))
  for (const link of links) {
    const control = page.querySelector(link.getAttribute('href') ?? 'none')
    expect(['INPUT', 'SELECT', 'TEXTAREA']).toContain(control?.tagName)
    expect(problemAt(control)).toBeTruthy()
    expect(link.text).toContain(problemAt(control))
  }
  const marked = textFields.filter(
    (field) => page.querySelector(`#${field}`)?.getAttribute('aria-invalid') === 'true',
  )
  expect(named).toEqual(marked)
  return marked
}

describe('A form that is refused', () => {
  const { site } = stageOfSuite(newSqlitePlace)

  test.each([
    [{}, ['firstName', 'lastName', 'email', 'requestType', 'message']],
    [{ ...validRequest, email: 'anna.rossi' }, ['email']],
    [{ ...validRequest, firstName: '   ' }, ['firstName']],
    [{ ...validRequest, phone: 'dopo le 18' }, ['phone']],
    [{ ...validRequest, message: 'x'.repeat(5001) }, ['message']],
    [{ ...validRequest, requestType: 'Altro' }, ['requestType']],
    [{ ...validRequest, firstName: 'Anna\nRossi', message: 'a\u0000b' }, ['firstName', 'message']],
  ] as [Record<string, string>, TextField[]][])(
    'comes back with its problems: case %#',
    async (fields, wrong) => {
      for (const address of ['/contatti', '/en/contacts']) {
        const answer = await postForm(site, fields, address)
        expect(answer.status).toBe(422)
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(refusedIn(answer.text)).toEqual(wrong)
      }
      expect(await rowsOf(site, 'contacts')).toEqual([])
    },
  )

  test('names the number that an answer by phone needs beside its other problems', async () => {
    const { question, parts } = it.form.questions.how
    const byPhone = { [questionFieldName(question, true)]: parts.phone }
    const fields = { ...validRequest, ...byPhone, email: 'anna.rossi', phone: '' }
    const answer = await postForm(site, fields, `/contatti${contactQuery('visit', null, 'it')}`)
    expect(answer.status).toBe(422)
    expect(refusedIn(answer.text)).toEqual(['email', 'phone'])
  })

  test('keeps what was typed, markup too, and none of it becomes part of the page', async () => {
    const typed = {
      firstName: '"><script>alert(1)</script>',
      lastName: "O'Brien & figli",
      email: '<img src=x onerror=alert(2)>',
      phone: '</script><b>',
      requestType: 'Listino Parrucchieri Professionisti',
      message: 'Riga 1\nRiga 2 </textarea><script>alert(3)</script> &amp; {{x}}',
      company: "<b>L'Hair</b>",
      vatNumber: '"> 012',
    } satisfies Record<TextField, string>
    const answer = await postForm(site, typed)
    expect(answer.status).toBe(422)
    expect(typedIn(answer.text)).toEqual(typed)
    expect(answer.text).not.toContain('<script>alert')
    expect(answer.text).not.toContain('<img src=x')
    expect(answer.text).not.toContain('<b>')
    const scripts = parse(answer.text).querySelectorAll('script')
    expect(scripts.map(({ text }) => text).join('')).not.toContain('</')
    // Nothing runs that we did not write: no policy is opened for what came in.
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
  })

  test('can be sent as soon as it is mended', async () => {
    const refused = await postForm(site, { ...validRequest, email: 'anna.rossi' })
    const kept = typedIn(refused.text) as Record<string, string>
    const mended = await postForm(site, { ...kept, email: validRequest.email })
    expect(mended.status).toBe(303)
    expect(await rowsOf(site, 'contacts')).toMatchObject([validRequest])
  })

  test('shows its problems in the language of the page', async () => {
    const italian = await postForm(site, { ...validRequest, email: '' })
    expect(parse(italian.text).querySelector('#email-problem')?.text).toBe(
      'Scriva l’indirizzo e-mail.',
    )
    const english = await postForm(site, { ...validRequest, email: '' }, '/en/contacts')
    expect(parse(english.text).querySelector('#email-problem')?.text).toBe(
      'Enter your e-mail address.',
    )
    expect(italian.text).toContain('lang="it-IT"')
    expect(english.text).toContain('lang="en-US"')
  })

  test.each([
    '/contatti',
    '/contatti?linea=keratin-tips',
    '/contatti?listino',
    '/contatti?appuntamento',
  ])('has its headings one below the other, at %s', async (address) => {
    const { text } = await postForm(site, {}, address)
    const headings = parse(text).querySelectorAll('main :is(h1, h2, h3, h4)')
    let above = 0
    for (const { tagName, text: words } of headings) {
      const level = Number(tagName.slice(1))
      expect({ words, isBelow: level <= above + 1 }).toEqual({ words, isBelow: true })
      above = level
    }
  })

  test('with a field sent twice or as nothing is refused like any other', async () => {
    const twice = await postForm(site, { ...validRequest, firstName: ['Anna', 'Bea'] })
    expect(twice.status).toBe(422)
    expect(refusedIn(twice.text)).toEqual(['firstName'])
    expect(typedIn(twice.text).lastName).toBe(validRequest.lastName)
  })
})
