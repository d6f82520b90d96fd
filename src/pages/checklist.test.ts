import { describe, expect, test } from '@jest/globals'
import { catalogue } from '../../knex/seeds/catalogue'
import { contactPathFor } from '../../tests/support/site/contactPathFor'
import { givenShop } from '../../tests/support/site/givenShop'
import { documentAt, hrefs, mainOf, section, words } from '../../tests/support/site/pageParts'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { en } from '../../views/pages/products/chooser/text.en'
import { it } from '../../views/pages/products/chooser/text.it'
import { categoryDescriptions } from '../../views/text/categoryDescriptions'
import { enquiryMessage } from '../../views/text/enquiry'
import { spanOf } from '../../views/text/hoursWords'
import { siteText, whatsappMessage } from '../../views/text/site'
import { type Category, categories, categoryPages } from '../shared/categories'
import { categoryLabels } from '../shared/categoryLabels'
import { contactQuery, lineQuery } from '../shared/contactLinks'
import { languages } from '../shared/languages'
import { featuredProducts, productAnchor, productName } from '../shared/products'
import { type PageId, pageIds, pathTo } from '../shared/routes'

/** How one comes to the showroom. */
const ways = {
  it: ['metropolitana', 'autobus', 'parcheggio', 'a piedi'],
  en: ['metro', 'bus', 'parking', 'walking'],
}

/** The specification's counts, ids, figures and literal strings, page by page. */

const site = siteOfSuite()

describe.each(languages)('in %s', (language) => {
  const to = (page: PageId) => pathTo(page, language)
  const placeOf = (product: (typeof catalogue)[number]) =>
    `${to(categoryPages[product.category])}#${productAnchor(product)}`
  const places = catalogue.map(placeOf)

  test('home has its ways in, figures, services, featured products, glue and catalogue', async () => {
    const home = await mainOf(site, 'home', language)
    const lines = ['tape-in-kit', 'keratin-tips', 'protesi-donna', 'protesi-uomo'] as const
    const waysIn = lines.map((line) => to(categoryPages[line]))
    expect(hrefs(home).slice(0, 5)).toEqual([to('contacts'), ...waysIn])
    for (const figure of ['45+', '500+', '1000+', '20+']) expect(words(home)).toContain(figure)
    // The catalogue lists fifty: home says what makes a thousand of them.
    expect(words(home)).toMatch(
      /1000\+ (prodotti tra toni e misure|products across shades and lengths)/,
    )
    const services = section(home, 'services')
    expect(services.querySelectorAll('h3')).toHaveLength(3)
    for (const list of services.querySelectorAll('li ul')) {
      expect(list.querySelectorAll('li')).toHaveLength(3)
    }
    expect(services.querySelectorAll('li ul')).toHaveLength(3)
    const featured = section(home, 'featured').querySelectorAll('li')
    const eight = featuredProducts(catalogue)
    expect(featured).toHaveLength(8)
    expect(featured.map(words)).toEqual(
      eight.map((product) => {
        const label = categoryLabels[product.category][language].replaceAll('-', ' ')
        return `${productName(product, language)} ${label}`
      }),
    )
    expect(featured.flatMap(hrefs)).toEqual(eight.map(placeOf))
    expect(hrefs(section(home, 'glue'))).toEqual([to('italianKeratineGlue')])
    expect(hrefs(section(home, 'ending'))).toEqual([to('contacts'), to('products')])
  })

  test('about has its texts, three figures, five steps, four promises, the salon and the laboratory', async () => {
    const about = await mainOf(site, 'about', language)
    expect(about.querySelectorAll('dd').map((figure) => figure.text)).toEqual([
      '45+',
      '500+',
      '100%',
    ])
    expect(about.querySelectorAll('h2')).toHaveLength(5)
    expect(section(about, 'production').querySelectorAll('ol > li')).toHaveLength(5)
    expect(section(about, 'promises').querySelectorAll('li')).toHaveLength(4)
    expect(about.querySelectorAll('figure img')).toHaveLength(1)
    expect(section(about, 'laboratory').querySelectorAll('img')).toHaveLength(1)
  })

  test('products have for whom each line is, nine filters, links to all, the business figures and a consultation', async () => {
    const products = await mainOf(site, 'products', language)
    const filters = products.querySelector('nav')
    expect(filters && hrefs(filters)).toEqual([
      to('products'),
      ...categories.map((category) => to('products') + lineQuery(category, language)),
    ])
    const names = products.querySelectorAll('li h3 a').map((link) => link.getAttribute('href'))
    expect(names.toSorted()).toEqual(places.toSorted())
    expect(products.querySelectorAll('li:has(h3) a')).toHaveLength(places.length)
    const { featured } = siteText[language]
    const badges = products
      .querySelectorAll('li:has(h3) > span')
      .filter((one) => one.text === featured)
    expect(badges).toHaveLength(featuredProducts(catalogue).length)
    for (const line of categories) {
      expect(words(products).split(categoryDescriptions[line][language])).toHaveLength(2)
    }
    expect(words(products)).not.toMatch(/Su richiesta|On request/)
    const { guide } = { it, en }[language]
    const [chooser] = products.querySelectorAll('details')
    expect(chooser?.querySelectorAll('li').map(words)).toEqual(
      Object.entries(guide).map(
        ([line, when]) => when + categoryLabels[line as Category][language],
      ),
    )
    expect(hrefs(products)[0]).toBe(to('contacts') + contactQuery('priceList', null, language))
    const delivery = words(section(products, 'delivery'))
    for (const figure of ['150', '2–3', '5–7', '7–15', '30–70 cm', '24']) {
      expect(delivery).toContain(figure)
    }
    expect(delivery).toMatch(/in Italia, altrimenti da preventivo|in Italy, otherwise see quote/)
    const ways = hrefs(section(products, 'consultation'))
    expect(ways[0]).toMatch(/^https:\/\/wa\.me\/\d+\?text=\w/)
    expect(ways[1]).toMatch(/^mailto:/)
  })

  test('the gallery has every product, six lifestyle pictures and the way to the catalogue', async () => {
    const gallery = await mainOf(site, 'gallery', language)
    const headings = gallery.querySelectorAll('h2').map((heading) => heading.id)
    expect(headings).toEqual(['lifestyle', 'products', 'catalogue'])
    expect(hrefs(section(gallery, 'products')).toSorted()).toEqual(places.toSorted())
    const pictures = section(gallery, 'lifestyle').querySelectorAll('img')
    expect(pictures).toHaveLength(6)
    for (const picture of pictures) expect(picture.getAttribute('alt')).not.toBe('')
    expect(hrefs(section(gallery, 'catalogue'))).toEqual([to('contacts'), to('products')])
  })

  test('the questions are ten, closed, answered in the page, one open at a time', async () => {
    const faq = await mainOf(site, 'faq', language)
    const items = faq.querySelectorAll('details[name]')
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

  test('where we are has the hours, the ways to come and three cards', async () => {
    const place = await mainOf(site, 'whereWeAre', language)
    const body = place.querySelector(`[lang=${language}]`)
    if (!body) throw new Error('The body does not say what language it is in')
    for (const span of Object.values(givenShop.hours))
      expect(words(body)).toContain(spanOf(span, language))
    const directions = words(section(body, 'directions'))
    for (const way of ways[language]) expect(directions).toContain(way)
    expect(section(body, 'information').querySelectorAll('li')).toHaveLength(3)
    const booking = to('contacts') + contactQuery('visit', null, language)
    expect(hrefs(section(body, 'appointments'))).toEqual([booking])
    // Beside the hours too, before the map.
    expect(hrefs(body).filter((href) => href === booking)).toHaveLength(2)
  })

  test('contacts have the form, the data, three services for the trade and the map', async () => {
    const contacts = await mainOf(site, 'contacts', language)
    expect(contacts.querySelector('textarea')?.getAttribute('rows')).toBe('5')
    expect(contacts.querySelectorAll('select option')).toHaveLength(7)
    expect(contacts.querySelectorAll('dt')).toHaveLength(6)
    expect(section(contacts, 'professionals').querySelectorAll('li')).toHaveLength(3)
    expect(contacts.querySelectorAll('iframe')).toHaveLength(0)
  })

  test('privacy has its seven parts and the terms nine', async () => {
    const privacy = await mainOf(site, 'privacy', language)
    const terms = await mainOf(site, 'terms', language)
    expect(privacy.querySelectorAll(`[lang=${language}] section`)).toHaveLength(7)
    expect(terms.querySelectorAll(`[lang=${language}] section`)).toHaveLength(9)
    expect(words(privacy)).toContain(language === 'it' ? '24 mesi' : '24 months')
    expect(words(terms)).toContain(language === 'it' ? 'settembre 2025' : 'September 2025')
    expect(words(terms)).toContain('Palermo')
    const notices = [privacy, terms].map((page) =>
      words(page).includes('the Italian text prevails'),
    )
    expect(notices).toEqual([language === 'en', language === 'en'])
  })
})

describe.each(languages)('mails and chats in %s', (language) => {
  const lineLabelOf = (page: PageId) => {
    const line = categories.find((category) => categoryPages[category] === page)
    return line && categoryLabels[line][language]
  }

  const subjectBegins = language === 'it' ? 'Richiesta: ' : 'Enquiry: '

  /** What is filled in, of every mail and of every chat that an address offers, footer included. */
  async function filledIn(path: string) {
    const document = await documentAt(site, path)
    const of = (scheme: string, parameter: string, within = '') =>
      document
        .querySelectorAll(`${within}a[href^="${scheme}"]`)
        .map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get(parameter) ?? '')
    return {
      subjects: of('mailto:', 'subject'),
      messages: of('https://wa.me', 'text'),
      inMenu: of('https://wa.me', 'text', '#menu '),
    }
  }

  test('in the menu speak the page’s language', async () => {
    for (const page of pageIds) {
      const { inMenu } = await filledIn(pathTo(page, language))
      expect(inMenu).toEqual([enquiryMessage(language, lineLabelOf(page))])
    }
  })

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
    const messages = new Set(form.messages)
    messages.delete(whatsappMessage)
    expect([...messages]).toEqual([expect.stringContaining(label)])
  })
})
