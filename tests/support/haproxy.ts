import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { findProgram, freePort } from './mariadb'
import { until } from './until'

/** A load balancer in front of several sites. */
export interface Haproxy {
  url: string
  /** Resolves when it sends requests to this many sites. */
  untilUp: (count: number) => Promise<void>
  stop: () => Promise<void>
}

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
frontend visitors
  bind 127.0.0.1:${port}
  default_backend sites
backend sites
  option httpchk GET /readyz
  default-server check inter 500ms
${sites.map((site, number) => `  server site${number} 127.0.0.1:${site}`).join('\n')}
`

/** Starts the HAProxy found on the machine. @param sites the sites' ports */
export async function startHaproxy(program: string, sites: readonly number[]): Promise<Haproxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-haproxy-'))
  const socket = path.join(folder, 'socket')
  const file = path.join(folder, 'haproxy.cfg')
  const port = await freePort()
  fs.writeFileSync(file, configuration(port, sites, socket))
  const child = spawn(program, ['-db', '-q', '-f', file], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))

  async function statuses(): Promise<string[]> {
    const connection = net.connect(socket)
    connection.end('show stat -1 4 -1\n')
    const lines = (await text(connection).catch(() => '')).split('\n')
    const fields = lines.filter((line) => line.includes(',site')).map((line) => line.split(','))
    // HAProxy's documentation, "CSV format": the status, and how the last check went.
    return fields.map((of) => `${of[17]} ${of[36]}`)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    untilUp: (count) =>
      until(`${count} sites are up`, async () => {
        return (await statuses()).filter((status) => status === 'UP L7OK').length === count
      }),
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
