import { describe } from '@jest/globals'
import { haproxyProgram, startHaproxy } from './haproxy'
import { nginxProgram, startNginx } from './nginx'
import type { ProxyServer } from './ProxyServer'
import { serverVariable } from './shareDatabaseServer'

/** A kind of proxy, and how one is started in front of two ports. */
interface ProxyKind {
  name: string
  /** Whether it asks sites how they are. */
  asks: boolean
  start: (sites: readonly [number, number]) => Promise<ProxyServer>
}

const kinds: (ProxyKind & { program: string | undefined })[] = [
  {
    name: 'HAProxy',
    asks: true,
    program: haproxyProgram,
    start: (sites) => startHaproxy(haproxyProgram ?? '', sites),
  },
  {
    name: 'nginx as the docs set it up',
    asks: false,
    program: nginxProgram,
    start: (sites) => startNginx(nginxProgram ?? '', sites),
  },
]

/**
 * Describes two sites behind each proxy; where it, or a database server, is missing, it is left
 * out.
 */
export function describeBehindProxies(suite: (kind: ProxyKind) => void): void {
  for (const { program, ...kind } of kinds) {
    const isThere = program !== undefined && process.env[serverVariable] !== undefined
    if (!program) process.stderr.write(`No ${kind.name} on this machine: its tests are left out.\n`)
    const describeIt = isThere ? describe : describe.skip
    describeIt(`Two sites behind ${kind.name}`, () => suite(kind))
  }
}
