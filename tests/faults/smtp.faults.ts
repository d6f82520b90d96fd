import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Endured, type Expected, endure, hurried, secret } from '../support/clients/endure'
import { makeCertificates } from '../support/servers/certificates'
import { newSqlitePlace } from '../support/servers/databases'
import {
  type FaultName,
  type FaultyMailServer,
  faults,
  startFaultySmtp,
} from '../support/servers/faultySmtp'
import {
  noStartTls,
  startStrictSmtp,
  untrustedCertificate,
  wrongPassword,
} from '../support/servers/strictSmtp'
import { startSiteProcess } from '../support/site/siteProcess'

const seen = new Map<string, Endured>()

const inColumns = (first: string, second: string, ...more: unknown[]) =>
  [first.padEnd(42), second.padEnd(24), ...more.map((value) => String(value).padStart(8))].join('')

afterAll(() => {
  const lines = [...seen].map(([name, { problem, tries, copies, messageIds }]) =>
    inColumns(name, problem, tries, copies, messageIds),
  )
  const heading = inColumns('Two mails and each fault', 'seen as', 'tries', 'copies', 'ids')
  process.stdout.write(`\n${heading}\n${lines.join('\n')}\n\n`)
})

/** Has the site endure the server's fault. */
async function suffer(
  name: string,
  server: FaultyMailServer,
  expected: Expected,
  environment: Record<string, string> = {},
): Promise<void> {
  const place = await newSqlitePlace()
  const site = await startSiteProcess(place, { SMTP_URL: server.url, ...environment }, hurried)
  try {
    seen.set(name, await endure(site, server, expected))
  } finally {
    await site.stop()
    await server.stop()
    await place.remove()
  }
}

describe('Two requests posted while the mail server is at fault arrive in the end:', () => {
  // Most of their time is waiting.
  test.concurrent.each(Object.keys(faults) as FaultName[])('%s', async (name) => {
    const fault = faults[name]
    await suffer(name, await startFaultySmtp(name, secret), {
      // Without its answer nobody knows that the server took the mail.
      copies: 'takes' in fault ? 2 : 1,
      refused: 'refuses' in fault ? 2 : 0,
      overdue: 'speechless' in fault,
    })
  })

  test('a wrong password', async () => {
    const server = await startStrictSmtp(wrongPassword(`${secret}-parola`, secret))
    await suffer('a wrong password', server, { copies: 1, refused: 0 })
  })
})

describe('Two requests wait for a connection on which nobody listens in:', () => {
  // Leads to loopback all the same, but not by a name that says so.
  const host = '0.0.0.0'
  let folder: string

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-certificates-'))
  })

  afterAll(() => fs.rmSync(folder, { recursive: true }))

  test.each([
    ['no STARTTLS', noStartTls],
    ['a self-signed certificate', untrustedCertificate],
  ])('%s', async (name, mending) => {
    const certificates = makeCertificates(folder, host)
    const server = await startStrictSmtp(mending(host, certificates))
    // Node reads whom to trust when it starts.
    const environment = { NODE_EXTRA_CA_CERTS: certificates.authorityFile }
    await suffer(name, server, { copies: 1, refused: 0 }, environment)
    expect(server.taken.map(({ secure }) => secure)).toEqual([true, true])
  })
})
