import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { type Certificates, makeCertificates } from '../../tests/support/servers/certificates'
import { freePort } from '../../tests/support/servers/mariadb'
import {
  type StrictMailServer,
  startStrictSmtp,
  untrustedCertificate,
  wrongPassword,
} from '../../tests/support/servers/strictSmtp'
import { MailFolder } from './MailFolder'
import { createMailer } from './mailer'
import { mailAdvice, mailProblem } from './mailProblem'

let folder: string
let certificates: Certificates
let server: StrictMailServer | undefined

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-certificates-'))
  certificates = makeCertificates(folder, '127.0.0.1')
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

afterEach(async () => {
  await server?.stop()
  server = undefined
})

interface Fault {
  /** What the log says of the mail. */
  problem: string
  /** What the log advises the operator to look at. */
  advice: string
}

/** What would be said of a mail to this address; nothing when it went out. */
async function faultOf(smtpUrl: string): Promise<Fault | undefined> {
  const from = { name: '', address: 'sito@chiomara.example' }
  const mailer = createMailer({ smtpUrl }, new MailFolder(folder))
  const to = 'info@chiomara.example'
  const texts = { subject: 'Prova', text: 'Prova', html: '<p>Prova</p>', date: new Date() }
  try {
    await mailer.send(
      { messageId: '<prova@chiomara.example>', from, to, ...texts },
      AbortSignal.any([]),
    )
    return undefined
  } catch (error) {
    const { problem, refused } = mailProblem(error)
    expect(refused).toBe(false)
    return { problem, advice: mailAdvice('sent', error) }
  }
}

/** Listens on every address of the machine, so that it has a name that is not loopback's. */
const startSelfSigned = async () => {
  server = await startStrictSmtp(untrustedCertificate('0.0.0.0', certificates))
  return server.url
}

test.each([
  ['on loopback', (url: string) => url.replace('0.0.0.0', '127.0.0.1')],
  ['with ?tls=optional', (url: string) => `${url}?tls=optional`],
])('%s a server with a certificate of its own gets its mail, encrypted', async (_where, urlOf) => {
  expect(await faultOf(urlOf(await startSelfSigned()))).toBeUndefined()
  expect(server?.taken.map(({ secure }) => secure)).toEqual([true])
})

test('elsewhere a certificate that nobody vouches for ends the try, and the log says so', async () => {
  expect(await faultOf(await startSelfSigned())).toEqual({
    problem: 'Error ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT',
    advice: 'SMTP_URL: there is no trusted encryption with the mail server.',
  })
  expect(server?.taken).toEqual([])
})

test('the log distinguishes a refused connection from a wrong password', async () => {
  const nobody = `smtp://127.0.0.1:${await freePort()}`
  expect(await faultOf(nobody)).toEqual({
    problem: 'Error ESOCKET ECONNREFUSED',
    advice: 'SMTP_URL: the mail server cannot be reached.',
  })
  server = await startStrictSmtp(wrongPassword('segreto', 'segreto'))
  expect(await faultOf(server.url)).toEqual({
    problem: 'Error EAUTH 535',
    advice: 'SMTP_URL: the mail server refuses this user or password.',
  })
})
