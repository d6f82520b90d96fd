import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { until } from '../until'
import { findProgram, freePort } from './mariadb'
import type { ProxyServer } from './ProxyServer'

export const haproxyProgram = findProgram('haproxy')

/** Its checks are as HAProxy makes them when nothing is said of their number, but more frequent. */
const configuration = (port: number, sites: readonly number[], socket: string) => `
global
  stats socket ${socket}
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 5s
frontend visitors
  bind 127.0.0.1:${port}
  default_backend sites
backend sites
  option httpchk GET /readyz
  default-server check inter 500ms
${sites.map((site, number) => `  server site${number} 127.0.0.1:${site}`).join('\n')}
`

/** Starts the HAProxy found on the machine. @param sites the sites' ports */
export async function startHaproxy(
  program: string,
  sites: readonly [number, number],
): Promise<ProxyServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-haproxy-'))
  const socket = path.join(folder, 'socket')
  const file = path.join(folder, 'haproxy.cfg')
  const port = await freePort()
  fs.writeFileSync(file, configuration(port, sites, socket))
  const child = spawn(program, ['-db', '-q', '-f', file], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))

  /**
   * One row of its statistics a site; their columns are in HAProxy's documentation, "CSV format".
   */
  async function rows(): Promise<string[][]> {
    const connection = net.connect(socket)
    connection.end('show stat -1 4 -1\n')
    const lines = (await text(connection).catch(() => '')).split('\n')
    return lines.filter((line) => line.includes(',site')).map((line) => line.split(','))
  }

  return {
    url: `http://127.0.0.1:${port}`,
    untilUp: () =>
      until('both sites are up', async () => {
        // The status, and how the last check went; a star says that the next one is under way.
        const up = (await rows()).filter((of) => of[17] === 'UP' && of[36]?.endsWith('L7OK'))
        return up.length === sites.length
      }),
    takenOut: async () => (await rows()).reduce((sum, of) => sum + Number(of[22]), 0),
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
