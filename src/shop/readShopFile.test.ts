import fs from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { readShopFile } from './readShopFile'

const read = (...lines: string[]) => readShopFile(lines.join('\n'))

test('everything that a file may give is read', () => {
  const text = [
    'name: Bella Chioma',
    'vatNumber: 01234567890',
    'postalCode: 00100',
    'latitude: 41.9',
    'longitude: 12.5',
    'whatsapp: +39 333 123 4567',
    'hours:',
    '  mondayToFriday: { opens: 9:30, closes: 19:00 }',
    '  saturday: closed',
    'closed:',
    '  - from: 2027-08-10',
    '    to: 2027-08-21',
    '    text: { it: ferie, en: holidays }',
    '  - from: 2027-12-24',
    'notice: { it: Traslochiamo, en: We move, until: 2027-01-31 }',
    'terms:',
    '  minimumOrder: { it: Tre confezioni, en: Three packs }',
    'pictures:',
    '  hero: { photograph: yes, focus: { x: 40, y: 20 }, alt: { it: Capelli, en: Hair } }',
    '# without a value: not given',
    'landline:',
  ]
  expect(read(...text)).toEqual({
    text: text.join('\n'),
    file: {
      name: 'Bella Chioma',
      vatNumber: '01234567890',
      postalCode: '00100',
      latitude: 41.9,
      longitude: 12.5,
      whatsapp: '+39 333 123 4567',
      hours: { mondayToFriday: { opens: '9:30', closes: '19:00' }, saturday: null },
      closed: [
        { from: '2027-08-10', to: '2027-08-21', text: { it: 'ferie', en: 'holidays' } },
        { from: '2027-12-24', to: '2027-12-24' },
      ],
      notice: { it: 'Traslochiamo', en: 'We move', until: '2027-01-31' },
      terms: { minimumOrder: { it: 'Tre confezioni', en: 'Three packs' } },
      pictures: {
        hero: {
          photograph: true,
          focus: { x: 40, y: 20 },
          alt: { it: 'Capelli', en: 'Hair' },
        },
      },
    },
  })
})

test.each([
  ['landline', '02 1234567', '+39 02 1234567'],
  ['mobile', '333 1234567', '+39 333 1234567'],
  ['whatsapp', '3331234567', '+39 3331234567'],
  ['whatsapp', '393331234567', '393331234567'],
  ['whatsapp', '+33 1 23 45 67 89', '+33 1 23 45 67 89'],
  ['landline', '0039 02 1234567', '0039 02 1234567'],
  ['landline', '800 123456', '800 123456'],
  ['landline', '39 06 123456', '39 06 123456'],
])('a %s of %s is dialled as %s, from abroad too', (key, given, shown) => {
  expect(read(`${key}: ${given}`)).toMatchObject({ file: { [key]: shown } })
})

describe('A mistake is named with its line, its key, what it is and what is expected:', () => {
  test.each([
    ['nmae: Bella', 'line 1: nmae is not known: did you mean name?'],
    ['phone: 02 123456', 'line 1: phone is not known'],
    [
      'terms: { minimunOrder: { it: a, en: b } }',
      'line 1: terms.minimunOrder is not known: did you mean minimumOrder?',
    ],
    ['latitude: 45', 'line 1: latitude and longitude are given together or not at all'],
    ['since: yesterday', 'line 1: since is “yesterday” and must be a number'],
    ['email: info', 'line 1: email is “info” and must be an e-mail address'],
    [
      'landline: ask us',
      'line 1: landline is “ask us” and must be a telephone number, such as +39 02 1234567',
    ],
    [
      'whatsapp: 02 123',
      'line 1: whatsapp is “02 123” and must be a number with its country, such as +39 333 1234567',
    ],
    [
      'instagram: https://www.facebook.com/us',
      'line 1: instagram is “https://www.facebook.com/us” and must be an address that begins with https://www.instagram.com/',
    ],
    ['country: Italia', 'line 1: country is “ITALIA” and must be two letters, such as IT'],
    [
      'hours: { saturday: never }',
      'line 1: hours.saturday is “never” and must be closed, or hours with opens and closes',
    ],
    [
      'hours: { saturday: { opens: 9:00, closes: 25:00 } }',
      'line 1: hours.saturday.closes is “25:00” and must be a time, such as 9:00',
    ],
    [
      'closed: 2027-08-10',
      'line 1: closed is “2027-08-10” and must be a list, each entry after a dash',
    ],
    ['notice: { it: Ciao, until: 2027-01-01 }', 'line 1: notice.en is missing'],
    ['closed:\n  -\n', 'line 2: closed.0 is missing'],
    [
      'pictures: { hero: { photograph: maybe } }',
      'line 1: pictures.hero.photograph is “maybe” and must be yes or no',
    ],
    [
      '- name',
      'line 1: the file is “["name"]” and must have keys of its own, each on a line below it',
    ],
    [
      'closed: [{ from: 2027-08-10, text: { it: a, en: b, ma: c } }]',
      'line 1: closed.0.text.ma is not known',
    ],
    ['pictures: { hero.jpg: { photograph: yes } }', 'line 1: pictures.hero.jpg is not known'],
    [
      'terms: { samples: { it: …, en: b } }',
      'line 1: terms.samples.it is “…” and must be a text of your own',
    ],
    ['', 'the file is empty'],
    ['name: Bella\nname: Bruna', 'line 2: Map keys must be unique'],
    ['street: "Via Prova 7\nname: Bella\n', 'line 1: the quotation mark is not closed'],
    [
      'name: Bella\nstreet: Via Prova: 7',
      'line 2: put the text into quotation marks, or begin the line with as many spaces as those beside it',
    ],
    ['hours:\n\tsaturday: closed', 'line 2: begin the line with spaces instead of a tab'],
    ['name: Bella\n---\ncity: Roma', 'line 2: leave out the line ---'],
    [
      'name: Bella\nstreet\n',
      'line 2: a colon and a value are missing after the key, or a bracket is not closed',
    ],
  ])('%s', (text, problem) => {
    expect(readShopFile(text)).toEqual({ problems: problem.split('\n') })
  })

  test('in a list and deep in the file', () => {
    const text = [
      'name: Bella',
      'closed:',
      '  - from: 2027-08-10',
      '    to: 2027-08-01',
      '  - from: 2027-02-30',
      'hours:',
      '  mondayToFriday:',
      '    opens: 19:00',
      '    closes: 9:00',
    ]
    expect(read(...text)).toEqual({
      problems: [
        'line 8: hours.mondayToFriday is “{"opens":"19:00","closes":"9:00"}” and must open before it closes',
        'line 3: closed.0 is “{"from":"2027-08-10","to":"2027-08-01"}” and must begin before it ends',
        'line 5: closed.1.from is “2027-02-30” and must be a day that exists, as 2027-08-31',
      ],
    })
  })

  test('all of them at once', () => {
    expect(read('nmae: a', 'since: b', 'email: c')).toEqual({
      problems: [
        'line 2: since is “b” and must be a number',
        'line 3: email is “c” and must be an e-mail address',
        'line 1: nmae is not known: did you mean name?',
      ],
    })
  })

  test('a line that ends in the middle of a list', () => {
    expect(read('name: Bella', 'hours: { saturday: {')).toEqual({
      problems: [
        'line 2: begin the line with as many spaces as those beside it, and close every bracket',
      ],
    })
  })

  test('aliases of aliases take no time', () => {
    const levels = Array.from({ length: 30 }, (_, level) =>
      level === 0 ? 'a0: &a0 [x]' : `a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`,
    )
    expect(read(...levels)).toEqual({ problems: ['the file has aliases (*), which are not read'] })
  })
})

test('every example of the shop’s guide is one that the file may hold', () => {
  const guide = fs.readFileSync('docs/guida.md', 'utf8')
  const examples = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = '']) => text)
  expect(examples.length).toBeGreaterThan(3)
  for (const example of examples) {
    expect(readShopFile(example)).toMatchObject({ file: expect.anything() })
  }
})
