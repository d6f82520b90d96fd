import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { Certificates } from './certificates'
import type { FaultyMailServer, TakenMail } from './faultySmtp'
import { freePort } from './mariadb'

/** A mail, and whether it came by TLS. */
interface TakenSecurely extends TakenMail {
  secure: boolean
}

export interface StrictMailServer extends FaultyMailServer {
  taken: TakenSecurely[]
}

/** How a server stands before and after its operator has mended it. */
interface Mending {
  /** User and password as they stand in the URL. */
  user?: string
  host: string
  faulty: SMTPServerOptions
  healed: SMTPServerOptions
}

const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS'] }

/** Wants a password, and that the site's is wrong. @param quoted what the server says of it */
export function wrongPassword(password: string, quoted: string): Mending {
  const asking = (refuses: boolean): SMTPServerOptions => ({
    ...plain,
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (given, _session, done) => {
      if (refuses || given.password !== password) return done(new Error(`Wrong: ${quoted}`))
      done(null, { user: given.username })
    },
  })
  return {
    user: `shop:${password}`,
    host: '127.0.0.1',
    faulty: asking(true),
    healed: asking(false),
  }
}

/** Speaks no TLS, at an address where the site insists on it. */
export const noStartTls = (host: string, { trusted }: Certificates): Mending => ({
  host,
  faulty: plain,
  healed: trusted,
})

/** Speaks TLS with a certificate that anybody could have made. */
export const untrustedCertificate = (
  host: string,
  { selfSigned, trusted }: Certificates,
): Mending => ({ host, faulty: selfSigned, healed: trusted })

/** A whole mail server, for faults of passwords and certificates. */
export async function startStrictSmtp(mending: Mending): Promise<StrictMailServer> {
  const taken: TakenSecurely[] = []
  const port = await freePort()

  async function launch(options: SMTPServerOptions): Promise<SMTPServer> {
    const server = new SMTPServer({
      authOptional: true,
      logger: false,
      closeTimeout: 200,
      ...options,
      async onData(stream, session, done) {
        const bytes = await buffer(stream).catch(() => undefined)
        if (!bytes) return
        const raw = bytes.toString('latin1')
        const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? 'none'
        taken.push({ messageId, raw, secure: session.secure === true })
        done()
      },
    })
    // A client that turns away from a certificate is an error to the server and none to the test.
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(port, mending.host, resolve))
    return server
  }

  const close = (server: SMTPServer) => new Promise<void>((resolve) => server.close(resolve))
  let server = await launch(mending.faulty)
  const user = mending.user ? `${mending.user}@` : ''
  return {
    url: `smtp://${user}${mending.host}:${port}`,
    taken,
    open: () => server.connections.size,
    heal: async () => {
      await close(server)
      server = await launch(mending.healed)
    },
    stop: () => close(server),
  }
}
