import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as the server received it. */
export interface ReceivedMail extends Email {
  raw: string
}

export interface TestMailServer {
  url: string
  mails: ReceivedMail[]
  stop: () => Promise<void>
}

/** A real SMTP server on loopback that keeps what it receives. */
export async function startMailServer(): Promise<TestMailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        mails.push({ ...(await PostalMime.parse(raw)), raw: raw.toString('latin1') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
