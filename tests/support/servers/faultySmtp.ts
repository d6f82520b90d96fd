import net from 'node:net'
import { freePort } from './mariadb'

/** A mail that the server took for its own. */
export interface TakenMail {
  messageId: string
  raw: string
}

/** A mail server with a fault until it is healed. */
export interface FaultyMailServer {
  url: string
  taken: TakenMail[]
  /** Connections that are open now. */
  open: () => number
  /** Ends the fault. */
  heal: () => Promise<void>
  stop: () => Promise<void>
}

/** A reply in place of the right one, or what is done to the connection. */
type Strike = string | ((socket: net.Socket) => void)

interface Fault {
  /** The point of the conversation; `end` is after the final dot. */
  at: 'connection' | 'greeting' | 'EHLO' | 'RCPT' | 'DATA' | 'body' | 'end'
  strike: Strike
  /** Whether the server has taken the mail all the same. */
  takes?: true
  /** Whether it leaves the site waiting for an answer. */
  speechless?: true
  /** Whether the server refuses this very mail for good. */
  refuses?: true
}

const hang = () => undefined

const drop = (socket: net.Socket) => socket.destroy()

/** Sends something often enough that no idle timeout fires. */
function drip(socket: net.Socket): void {
  const timer = setInterval(() => socket.write('2'), 1000)
  socket.on('close', () => clearInterval(timer))
  socket.write('2')
}

const everyByte = Buffer.from([...Array.from({ length: 256 }, (_, byte) => byte), 13, 10])

export const faults = {
  'connection refused': { at: 'connection', strike: hang },
  'no greeting': { at: 'greeting', strike: hang, speechless: true },
  'a greeting that drips': { at: 'greeting', strike: drip, speechless: true },
  '421 for a greeting': { at: 'greeting', strike: (socket) => socket.end('421 4.3.2 Full\r\n') },
  'garbage for a greeting': { at: 'greeting', strike: (socket) => socket.write(everyByte) },
  'silence at EHLO': { at: 'EHLO', strike: hang, speechless: true },
  '450 at RCPT': { at: 'RCPT', strike: '450 4.2.1' },
  '550 at RCPT': { at: 'RCPT', strike: '550 5.1.1', refuses: true },
  '421 at DATA': { at: 'DATA', strike: (socket) => socket.end('421 4.3.2 Closing\r\n') },
  '552 at DATA': { at: 'DATA', strike: '552 5.2.2', refuses: true },
  'silence at DATA': { at: 'DATA', strike: hang, speechless: true },
  'a connection lost inside the mail': { at: 'body', strike: drop },
  'silence after the final dot': { at: 'end', strike: hang, takes: true, speechless: true },
  'a connection lost after the final dot': { at: 'end', strike: drop, takes: true },
  '451 after the final dot': { at: 'end', strike: '451 4.3.0' },
  '554 after the final dot': { at: 'end', strike: '554 5.7.1', refuses: true },
  'an answer that drips after the final dot': {
    at: 'end',
    strike: drip,
    takes: true,
    speechless: true,
  },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

const replies: Record<string, string> = {
  EHLO: '250 test',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  RSET: '250 OK',
  QUIT: '221 Bye',
}

const finalDot = '\r\n.\r\n'

/** @param quoted what the server repeats of a mail when it refuses it, as many do */
export async function startFaultySmtp(name: FaultName, quoted: string): Promise<FaultyMailServer> {
  let fault: Fault | undefined = faults[name]
  const taken: TakenMail[] = []
  const sockets = new Set<net.Socket>()

  /** What is answered after the final dot. */
  function take(raw: string): string | undefined {
    const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? 'none'
    if (fault?.at === 'end') {
      // The answer is lost once per mail: losing it again would test nothing else.
      if (taken.some((mail) => mail.messageId === messageId)) return '451 4.3.0 Later'
      if (!fault.takes) return undefined
    }
    taken.push({ messageId, raw })
    return undefined
  }

  function converse(socket: net.Socket): void {
    let heard = ''
    let isBody = false
    let isOver = false

    /** Answers as usual, or applies the fault. @returns whether the conversation goes on */
    const meet = (point: string, usual: string): boolean => {
      if (fault?.at !== point) {
        socket.write(`${usual}\r\n`)
      } else if (typeof fault.strike === 'string') {
        socket.write(`${fault.strike} ${quoted}\r\n`)
      } else {
        isOver = true
        fault.strike(socket)
      }
      return !isOver
    }

    const readBody = (): boolean => {
      if (fault?.at === 'body') return meet('body', '')
      const end = heard.indexOf(finalDot)
      if (end < 0) return false
      const later = take(heard.slice(0, end))
      heard = heard.slice(end + finalDot.length)
      isBody = false
      if (!later) return meet('end', '250 Taken')
      socket.write(`${later}\r\n`)
      return true
    }

    const readLine = (): boolean => {
      const end = heard.indexOf('\r\n')
      if (end < 0) return false
      const verb = heard.slice(0, 4).toUpperCase()
      heard = heard.slice(end + 2)
      const goesOn = meet(verb, replies[verb] ?? '502 Unknown')
      isBody = goesOn && verb === 'DATA' && fault?.at !== 'DATA'
      return goesOn
    }

    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
      let goesOn = !isOver
      while (goesOn && heard !== '') goesOn = isBody ? readBody() : readLine()
    })
    meet('greeting', '220 test ESMTP')
  }

  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', hang)
    converse(socket)
  })
  const port = await freePort()
  const listen = () =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const closed = fault.at === 'connection'
  if (!closed) await listen()
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    open: () => sockets.size,
    heal: async () => {
      fault = undefined
      if (closed) await listen()
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
