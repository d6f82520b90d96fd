import net from 'node:net'

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`

function connect(url: string): net.Socket {
  const { hostname, port } = new URL(url)
  return net.connect(Number(port), hostname)
}

/** A visitor who leaves while a file is on its way: before its first byte, or right after. */
export function abortDownload(url: string, path: string, when: 'asked' | 'begun'): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(url)
    // A reset leaves no port behind that waits for its time; thousands of those would run short.
    const leave = () => socket.resetAndDestroy()
    socket.on('error', reject)
    socket.on('close', () => resolve())
    if (when === 'begun') socket.once('data', leave)
    socket.write(requestFor(path), () => {
      if (when === 'asked') leave()
    })
  })
}

/**
 * Asks for a file many times on one connection, without waiting for an answer. Nothing of what
 * comes is read as long as the caller does not.
 */
export function pipeline(url: string, path: string, count: number): net.Socket {
  const socket = connect(url)
  // What becomes of the connection is what tests look at.
  socket.on('error', () => undefined)
  socket.write(requestFor(path).repeat(count))
  return socket
}

/**
 * Sends these very bytes on a connection and nothing more.
 * @returns the statuses of all answers, once the site has closed it
 */
export function exchange(url: string, bytes: string): Promise<number[]> {
  return new Promise((resolve) => {
    const socket = connect(url)
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      received += text
    })
    // A connection that is reset has had its answers.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      resolve([...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)))
    })
    socket.end(bytes, 'latin1')
  })
}

/** Begins a request and goes on with it by a byte a second, without an end. */
export function trickle(url: string, beginning: string): net.Socket {
  const socket = connect(url)
  const timer = setInterval(() => socket.write('x'), 1000)
  socket.on('error', () => undefined)
  socket.on('close', () => clearInterval(timer))
  socket.write(beginning)
  // What the site says at the end is taken, so that its end is seen.
  socket.resume()
  return socket
}

/**
 * Posts a body without an end, as fast as it is taken.
 * @returns what was answered, and how many bytes had been sent when the site closed the connection
 */
export function sendEndlessly(
  url: string,
  header: string,
): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    const socket = connect(url)
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answer, sent: socket.bytesWritten }))
    const head = ['POST /api/contacts HTTP/1.1', 'Host: site', 'Content-Type: application/json']
    socket.write([...head, header, '', ''].join('\r\n'))
    const piece = `10000\r\n${' '.repeat(0x10000)}\r\n`
    const more = () => {
      while (socket.writable && socket.write(piece));
    }
    socket.on('drain', more)
    more()
  })
}
