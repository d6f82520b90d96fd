import { describe, expect, test } from '@jest/globals'
import { type HTMLElement, parse } from 'node-html-parser'
import request from 'supertest'
import { catalogue } from '../../knex/seeds/catalogue'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { categoryLabels } from '../../views/text/categoryLabels'
import { whatsappMessage } from '../../views/text/site'
import { type Category, categories, categoryPages } from '../shared/categories'
import { contactPathFor, contactQueryFor, lineQuery } from '../shared/contactLinks'
import { type Language, languages } from '../shared/languages'
import { productAnchor } from '../shared/products'
import { type PageId, pageIds, pathTo } from '../shared/routes'

/** The specification's counts, ids, figures and literal strings, page by page. */

const site = siteOfSuite()

async function main(page: PageId, language: Language): Promise<HTMLElement> {
  const { text } = await request(site.url).get(pathTo(page, language))
  const element = parse(text).querySelector('main')
  if (!element) throw new Error(`${page} has no main`)
  return element
}

const section = (element: HTMLElement, id: string): HTMLElement => {
  const heading = element.querySelector(`#${id}`)
  const found = heading?.closest('section')
  if (!found) throw new Error(`There is no section ${id}`)
  return found
}

const hrefs = (element: HTMLElement) =>
  element.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')

/** The text as it is read, whatever space stands between the words. */
const words = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')

describe.each(languages)('in %s', (language) => {
  const to = (page: PageId) => pathTo(page, language)

  test('home has its ways in, figures, services, featured products, glue and catalogue', async () => {
    const home = await main('home', language)
    const lines = ['tape-in-kit', 'keratin-tips', 'protesi-donna'] as const
    const waysIn = lines.map((line) => to('products') + lineQuery(line, language))
    expect(hrefs(home).slice(0, 3)).toEqual(waysIn)
    for (const figure of ['45+', '500+', '1000+', '20+']) expect(words(home)).toContain(figure)
    const services = section(home, 'services')
    expect(services.querySelectorAll('h3')).toHaveLength(3)
    for (const list of services.querySelectorAll('ol > li > ul')) {
      expect(list.querySelectorAll('li')).toHaveLength(3)
    }
    expect(services.querySelectorAll('ol > li > ul')).toHaveLength(3)
    expect(section(home, 'featured').querySelectorAll('li')).toHaveLength(8)
    expect(hrefs(section(home, 'glue'))).toEqual([to('italianKeratineGlue')])
    expect(hrefs(section(home, 'ending'))).toEqual([to('contacts'), to('products')])
  })

  test('about has its texts, three figures, the salon and the laboratory', async () => {
    const about = await main('about', language)
    expect(about.querySelectorAll('dd').map((figure) => figure.text)).toEqual([
      '45+',
      '500+',
      '100%',
    ])
    expect(about.querySelectorAll('h2')).toHaveLength(5)
    expect(about.querySelectorAll('figure img')).toHaveLength(1)
    expect(section(about, 'laboratory').querySelectorAll('img')).toHaveLength(1)
  })

  test('products have nine filters, the business figures and a consultation', async () => {
    const products = await main('products', language)
    const filters = products.querySelector('nav')
    expect(filters && hrefs(filters)).toEqual([
      to('products'),
      ...categories.map((category) => to('products') + lineQuery(category, language)),
    ])
    const delivery = words(section(products, 'delivery'))
    for (const figure of ['150', '2–3', '5–7', '7–15', '30–70 cm', '24']) {
      expect(delivery).toContain(figure)
    }
    const ways = hrefs(section(products, 'consultation'))
    expect(ways[0]).toMatch(/^https:\/\/wa\.me\/\d+\?text=\w/)
    expect(ways[1]).toMatch(/^mailto:/)
  })

  test('the gallery has every product, six lifestyle pictures and the way to the catalogue', async () => {
    const gallery = await main('gallery', language)
    const headings = gallery.querySelectorAll('h2').map((heading) => heading.id)
    expect(headings).toEqual(['products', 'lifestyle', 'catalogue'])
    expect(section(gallery, 'products').querySelectorAll('li')).toHaveLength(catalogue.length)
    const pictures = section(gallery, 'lifestyle').querySelectorAll('img')
    expect(pictures).toHaveLength(6)
    for (const picture of pictures) expect(picture.getAttribute('alt')).not.toBe('')
    expect(hrefs(section(gallery, 'catalogue'))).toEqual([to('contacts'), to('products')])
  })

  test('the questions are ten, closed, answered in the page, one open at a time', async () => {
    const faq = await main('faq', language)
    const items = faq.querySelectorAll('details')
    expect(items.map((item) => item.getAttribute('id'))).toEqual([
      'systems',
      'maintenance',
      'duration',
      'protesi-difference',
      'application',
      'shipping',
      'customization',
      'quality',
      'professionals',
      'consultation',
    ])
    expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']))
    for (const item of items) {
      expect(item.hasAttribute('open')).toBe(false)
      expect(words(item).length).toBeGreaterThan(100)
    }
    expect(hrefs(section(faq, 'contact'))).toHaveLength(2)
  })

  test('where we are tells the hours, the ways to come and three cards, in Italian', async () => {
    const place = await main('whereWeAre', language)
    const body = place.querySelector('[lang=it]')
    if (!body) throw new Error('The body does not say that it is Italian')
    expect(words(body)).toContain('9:00–18:00')
    expect(words(body)).toContain('9:00–13:00')
    expect(section(body, 'directions').querySelectorAll('li')).toHaveLength(4)
    expect(section(body, 'information').querySelectorAll('li')).toHaveLength(3)
    expect(hrefs(section(body, 'appointments'))).toEqual([to('contacts')])
  })

  test('contacts have the form, the data, three services for the trade and the map', async () => {
    const contacts = await main('contacts', language)
    expect(contacts.querySelector('textarea')?.getAttribute('rows')).toBe('5')
    expect(contacts.querySelectorAll('select option')).toHaveLength(7)
    expect(contacts.querySelectorAll('dt')).toHaveLength(6)
    expect(section(contacts, 'professionals').querySelectorAll('li')).toHaveLength(3)
    expect(contacts.querySelectorAll('iframe')).toHaveLength(0)
  })

  test('privacy has its seven parts and the terms nine, in Italian', async () => {
    const privacy = await main('privacy', language)
    const terms = await main('terms', language)
    expect(privacy.querySelectorAll('[lang=it] section')).toHaveLength(7)
    expect(terms.querySelectorAll('[lang=it] section')).toHaveLength(9)
    expect(words(privacy)).toContain('24 mesi')
    expect(words(terms)).toContain('settembre 2025')
    expect(words(terms)).toContain('Palermo')
    const notices = [privacy, terms].map((page) => words(page).includes('is in Italian'))
    expect(notices).toEqual([language === 'en', language === 'en'])
  })
})

/** What stands on each line's page, with any space and either decimal sign. */
const figures: Record<Category, { gallery: number; values: RegExp[] }> = {
  'tape-in-kit': {
    gallery: 6,
    values: [/2[.,]5 g/, /20 (ciocche|strands)/, /40.{1,4}50.{1,4}60 cm/, /6–8/],
  },
  'keratin-tips': {
    gallery: 4,
    values: [/0[.,]8 g/, /25 (ciocche|strands)/, /40–70 cm/, /3–4/, /180 °C/],
  },
  'bulk-human-hair': { gallery: 11, values: [/30.*40.*50.*60.*70 cm/, /100.*200.*500 g/] },
  'weft-machine-sewn': {
    gallery: 4,
    values: [/40–70 cm/, /50.*75.*100 cm/, /80.*100.*120 g/, /6–8/],
  },
  'italian-keratine-glue': { gallery: 3, values: [/130–200 °C/] },
  'protesi-uomo': { gallery: 7, values: [/120\s?%.*130\s?%/, /12–18/] },
  'protesi-donna': { gallery: 11, values: [] },
  'tape-adhesivi': { gallery: 3, values: [/4/] },
}

describe.each(categories)('the page of %s', (category) => {
  const { gallery, values } = figures[category]

  test.each(languages)('has its lists, gallery and ways to ask, in %s', async (language) => {
    const page = await main(categoryPages[category], language)
    const sheet = section(page, 'specifications')
    expect(sheet.querySelectorAll('dt').length).toBeGreaterThanOrEqual(4)
    const figuresText = words(sheet)
    for (const value of values) expect(figuresText).toMatch(value)
    const points = section(page, 'second').querySelectorAll('li')
    expect(points.length).toBeGreaterThanOrEqual(category === 'italian-keratine-glue' ? 2 : 4)
    const rows = section(page, 'line-products').querySelectorAll('tbody tr')
    const products = catalogue.filter((product) => product.category === category)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(products.map(productAnchor).toSorted())
    for (const product of products) {
      const row = rows.find(({ id }) => id === productAnchor(product))
      const { nameEn, descriptionEn } = product
      const [name, description] =
        language === 'en' ? [nameEn, descriptionEn] : [product.name, product.description]
      expect(row?.querySelector('th')?.text).toBe(name)
      expect(row?.querySelectorAll('td').at(-2)?.text).toBe(description)
      expect(row && hrefs(row)).toEqual([
        pathTo('contacts', language) + contactQueryFor(category, language, name),
      ])
    }
    expect(section(page, 'gallery').querySelectorAll('button img')).toHaveLength(gallery)
    const [form, chat] = hrefs(section(page, 'action'))
    const parameter = language === 'it' ? 'linea' : 'line'
    expect(form).toBe(`${pathTo('contacts', language)}?${parameter}=${category}`)
    expect(chat).toMatch(/^https:\/\/wa\.me\/\d+\?text=\w/)
    expect(hrefs(page)[0]).toBe(pathTo('products', language))
  })
})

describe.each(languages)('mails and chats in %s', (language) => {
  const subjectBegins = language === 'it' ? 'Richiesta: ' : 'Enquiry: '

  /** What is filled in, of every mail and of every chat that an address offers, footer included. */
  async function filledIn(path: string) {
    const document = parse((await request(site.url).get(path)).text)
    const of = (scheme: string, parameter: string) =>
      document
        .querySelectorAll(`a[href^="${scheme}"]`)
        .map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get(parameter) ?? '')
    return { subjects: of('mailto:', 'subject'), messages: of('https://wa.me', 'text') }
  }

  test('have subjects from the visitor’s side', async () => {
    for (const page of pageIds) {
      const { subjects } = await filledIn(pathTo(page, language))
      expect(subjects.length).toBeGreaterThan(0)
      for (const subject of subjects) expect(subject.startsWith(subjectBegins)).toBe(true)
    }
  })

  test.each(categories)('name the line of %s on its page and in its form', async (category) => {
    const label = categoryLabels[category][language]
    const ownPage = await filledIn(pathTo(categoryPages[category], language))
    expect(ownPage.subjects).toEqual([subjectBegins + label])
    const form = await filledIn(contactPathFor(category, language))
    expect(new Set(form.subjects)).toEqual(new Set([subjectBegins + label]))
    expect(form.messages.filter((message) => message !== whatsappMessage)).toEqual([
      expect.stringContaining(label),
    ])
  })
})

describe.each(languages)('named sections in %s', (language) => {
  const items = (page: HTMLElement, id: string, what = 'li') =>
    section(page, id).querySelectorAll(what).length

  test('the tape-in page has five steps, the weft page its hero', async () => {
    const tape = await main('tapeInKit', language)
    expect(items(tape, 'second', 'ol > li')).toBe(5)
    const weft = await main('weftMachineSewn', language)
    expect(weft.querySelector('img')?.getAttribute('src')).toContain('weft-hero')
  })

  test('the glue’s monograph is complete', async () => {
    const glue = await main('italianKeratineGlue', language)
    expect(words(section(glue, 'what')).length).toBeGreaterThan(100)
    expect(items(glue, 'why')).toBe(5)
    expect(items(glue, 'how', 'ol > li')).toBe(4)
    expect(items(glue, 'removal', 'ol > li')).toBe(2)
    expect(items(glue, 'differences', 'h3')).toBe(2)
    expect(items(glue, 'maintenance')).toBe(4)
  })

  test('the tapes’ page is complete', async () => {
    const tapes = await main('adhesiveTapes', language)
    expect(words(section(tapes, 'intro')).length).toBeGreaterThan(100)
    expect(items(tapes, 'reasons')).toBe(4)
    expect(items(tapes, 'types')).toBe(6)
    expect(items(tapes, 'application', 'ol > li')).toBe(4)
    expect(items(tapes, 'questions', 'details')).toBe(3)
  })
})
