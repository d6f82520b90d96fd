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
 * Asks for a file many times on one connection, without waiting for an answer. Nothing of what comes
 * is read as long as the caller does not.
 */
export function pipeline(url: string, path: string, count: number): net.Socket {
  const socket = connect(url)
  // What becomes of the connection is what tests look at.
  socket.on('error', () => undefined)
  socket.write(requestFor(path).repeat(count))
  return socket
}
