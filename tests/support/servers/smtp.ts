import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as the server received it. */
export interface ReceivedMail extends Email {
  raw: string
}

/** Takes a mail (undefined), refuses it with a code from 400, or keeps the sender waiting. */
type Judge = (mail: ReceivedMail) => number | undefined | Promise<number | undefined>

export interface TestMailServer {
  url: string
  /** The mails that were taken. */
  mails: ReceivedMail[]
  /** Every mail that was brought, taken or not. */
  brought: ReceivedMail[]
  /** What becomes of the next mails; at first each is taken. */
  judge: Judge
  /** Whether it refuses every recipient for good, before it has seen a mail. */
  refusesRecipients: boolean
  stop: () => Promise<void>
}

/**
 * A real SMTP server on loopback that keeps what it receives.
 * @param ownPort where it listens; anywhere without
 */
export async function startMailServer(ownPort = 0): Promise<TestMailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onRcptTo(_address, _session, done) {
      if (!server.refusesRecipients) return done()
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    async onData(stream, _session, done) {
      // A sender that breaks off in the middle is no fault of the server's.
      const raw = await buffer(stream).catch(() => undefined)
      if (!raw) return
      const mail = { ...(await PostalMime.parse(raw)), raw: raw.toString('latin1') }
      server.brought.push(mail)
      const responseCode = await server.judge(mail)
      if (responseCode !== undefined) {
        return done(Object.assign(new Error('Not this one'), { responseCode }))
      }
      server.mails.push(mail)
      done()
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(ownPort, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    brought: [],
    judge: () => undefined,
    refusesRecipients: false,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
  return server
}
