import { describe, expect, test } from '@jest/globals'
import { describeOnDatabases, newSqlitePlace } from '../../tests/support/servers/databases'
import { savedRequest } from '../../tests/support/site/savedRequest'
import { linesOf, stateOf, validRequest } from '../../tests/support/site/site'
import {
  accepted,
  mailsTried,
  requestNumber,
  rowsOf,
  type Stage,
  setStage,
} from '../../tests/support/site/stage'
import { until } from '../../tests/support/until'
import { events } from '../core/log'
import { referenceOf } from '../shared/quotes'
import { shopReading } from '../shop/shopReading'
import { acknowledgementMail } from './mails'

const address = validRequest.email

/** Words of a visitor's that nothing of ours contains. */
const marked = {
  ...validRequest,
  firstName: 'MarcaUno',
  lastName: 'MarcaDue',
  phone: '+39 777 888 999',
  message: 'MarcaTre https://spam.example',
  products: ['MarcaQuattro'],
  page: '/marca-cinque',
  line: 'protesi-uomo',
}

test.each([
  [
    'it',
    'Rispondiamo entro 24 ore',
    'Siamo chiusi fino a venerdì 21 agosto: rispondiamo dal giorno',
  ],
  ['en', 'We reply within 24 hours', 'We are closed until Friday 21 August: we reply from the day'],
] as const)('while the shop is closed it says (%s) when the shop answers', (language, ...words) => {
  const file = { closed: [{ from: '2026-08-10', to: '2026-08-21' }] }
  const site = { mailTo: 'a@b.it', shop: shopReading(file, '2026-08-01').details }
  const said = (now: string) => {
    const request = { ...savedRequest, language }
    const { text, html } = acknowledgementMail(request, site, new Date(now))
    return words.filter((word) => text.includes(word) && html.includes(word))
  }
  const [usual, closed] = words
  // Days begin and end in Rome.
  expect(said('2026-08-09T21:59:00Z')).toEqual([usual])
  expect(said('2026-08-09T22:01:00Z')).toEqual([closed])
  expect(said('2026-08-21T21:59:00Z')).toEqual([closed])
  expect(said('2026-08-21T22:01:00Z')).toEqual([usual])
})

/** Those that went to visitors, as opposed to the shop. */
const toVisitors = ({ server }: Stage) =>
  server.mails.filter(({ to }) => to?.[0]?.address !== 'info@chiomara.example')

describe('The acknowledgement', () => {
  const stage = setStage(newSqlitePlace)

  test.each([
    {
      language: 'it',
      subject: 'Abbiamo ricevuto la Sua richiesta',
      hours: 'dal lunedì al venerdì 9:00–18:00',
    },
    {
      language: 'en',
      subject: 'We have received your request',
      hours: 'Monday to Friday 9:00–18:00',
    },
  ])('speaks the form’s language ($language) and repeats no word of the visitor’s', async (say) => {
    const site = await stage.start({ ACKNOWLEDGE: 'on' })
    const { id } = await accepted(site, { ...marked, language: say.language })
    await mailsTried(site)
    const [mail, ...others] = toVisitors(stage)
    expect(others).toEqual([])
    const { subject, text = '', html = '', to, from, replyTo, messageId, headers } = mail ?? {}
    expect(to?.[0]).toEqual({ name: '', address })
    expect(from).toEqual({ name: 'Chiomara', address: 'info@chiomara.example' })
    expect(replyTo?.[0]?.address).toBe('info@chiomara.example')
    expect(messageId).toBe(`<${id}.acknowledgement@chiomara.example>`)
    expect(headers?.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
    expect(subject).toBe(`${say.subject} · ${referenceOf(id)}`)
    expect(html).toContain(`lang="${say.language}"`)
    for (const form of [text, html]) {
      expect(form).toContain(referenceOf(id))
      expect(form).toContain(say.hours)
      expect(form).not.toContain(address)
    }
    for (const word of ['arca', '777 888', 'spam', 'protesi-uomo', 'Informazioni Generali']) {
      expect([subject, text, html].join('\n')).not.toContain(word)
      expect(mail?.raw.split('\r\n\r\n')[0]).not.toContain(word)
    }
  })

  test('makes nobody wait for the shop’s mail, and is given up once its server refuses it', async () => {
    const { server } = stage
    let answer = 451
    server.judge = ({ to }) => (to?.[0]?.address === address ? answer : undefined)
    const site = await stage.start({ ACKNOWLEDGE: 'on' })
    await accepted(site, validRequest)
    const kinds = async () => (await rowsOf(site, 'mails')).map(({ kind }) => kind).sort()
    const waits = async () => (await stateOf(site)).checks.mails
    await until('it has been put off twice', () => server.brought.length > 2)
    expect(await kinds()).toEqual(['acknowledgement', 'request'])
    expect(await waits()).toMatchObject({ unsent: 0, oldestAgeS: 0, refused: 0 })
    answer = 554
    await until('it is gone', async () => (await kinds()).length === 1)
    expect(await waits()).toMatchObject({ unsent: 0, oldestAgeS: 0, refused: 0 })
    expect(linesOf(site, events.acknowledgementDropped)).toMatchObject([
      { kind: 'acknowledgement', problem: expect.stringContaining('554') },
    ])
    expect(toVisitors(stage)).toEqual([])
  })
})

describeOnDatabases('The acknowledgement', (newPlace) => {
  const stage = setStage(newPlace)

  test('goes to an address once a day, however it is written, and again on the next', async () => {
    const site = await stage.start({ ACKNOWLEDGE: 'on' })
    const spellings = [address, address.toUpperCase(), 'Anna.Rossi+sito@Example.com', address]
    for (const [number, email] of spellings.entries()) {
      await accepted(site, { ...requestNumber(number), email })
      await mailsTried(site)
    }
    expect(stage.server.mails).toHaveLength(5)
    expect(toVisitors(stage)).toHaveLength(1)

    await accepted(site, { ...requestNumber(9), email: 'un-altra@example.com' })
    await mailsTried(site)
    expect(toVisitors(stage).map(({ to }) => to?.[0]?.address)).toEqual([
      address,
      'un-altra@example.com',
    ])

    const today = new Date().toISOString().slice(0, 10)
    await site.services.database.transaction((trx) =>
      trx('mails')
        .where({ kind: 'acknowledgement' })
        .update({ onceKey: trx.raw("REPLACE(??, ?, '2020-01-01')", ['onceKey', today]) }),
    )
    await accepted(site, requestNumber(10))
    await mailsTried(site)
    expect(toVisitors(stage)).toHaveLength(3)
  })

  test('goes out when staff release what looked like a bot’s, once', async () => {
    const site = await stage.start({ ACKNOWLEDGE: 'on' })
    const { id } = await accepted(site, { ...validRequest, website: 'x' })
    for (let time = 0; time < 2; time += 1) {
      await site.services.quoteAdmin.release(id, new Date())
      await mailsTried(site)
    }
    expect(toVisitors(stage)).toHaveLength(1)
  })

  test('goes to no more addresses an hour than the shop gets mails, and takes the place of none of those', async () => {
    const site = await stage.start({ ACKNOWLEDGE: 'on', MAIL_CAP_PER_HOUR: '3' })
    await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        accepted(site, { ...requestNumber(number), email: `cliente${number}@example.com` }),
      ),
    )
    await mailsTried(site)
    expect(toVisitors(stage)).toHaveLength(3)
    expect(stage.server.mails).toHaveLength(6)
    const rows = await rowsOf(site, 'mails')
    expect(rows.filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(3)
  })
})
