import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { events } from '../src/core/log'
import { PeerProcess } from './PeerProcess'
import { bareNode, buildPeers, folder, peers, site } from './peers'
import { rawAnswer } from './rawAnswer'
import { hasWrk, load, type Round } from './wrk'

/**
 * `npm run bench`: this site beside its peers, on loopback. Servers of one machine are measured in
 * turn, round after round, so that whatever else the machine does falls on all of them; figures of
 * two runs are not to be compared, ratios of one run are. `npm run bench -- 3` makes it three.
 */
const rounds = Number(process.argv[2] ?? 7)
const seconds = 4
const starts = 3

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Starts every peer several times, one after the other. @returns the median, by the peer's name */
async function measureStarts(): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const peer of peers) {
    const ofPeer: number[] = []
    for (let start = 0; start < starts; start += 1) {
      const running = await PeerProcess.start(peer, path.join(folder, 'start.log'))
      ofPeer.push(running.startMs)
      await running.stop()
    }
    times.set(peer.name, median(ofPeer))
  }
  return times
}

async function measureRounds(running: readonly PeerProcess[]): Promise<Map<string, Round[]>> {
  const measured = new Map<string, Round[]>(running.map(({ peer }) => [peer.name, []]))
  for (let round = 1; round <= rounds; round += 1) {
    for (const { peer, url } of running) {
      const result = await load(url, seconds)
      measured.get(peer.name)?.push(result)
      process.stdout.write(`${round}/${rounds} ${peer.name}: ${Math.round(result.rate)}\n`)
    }
  }
  return measured
}

const requestsLogged = (file: string) =>
  Number(execFileSync('grep', ['--count', `"event":"${events.request}"`, file]))

if (!hasWrk()) {
  process.stderr.write('The load comes from wrk (Debian: apt install wrk).\n')
  process.exit(1)
}
await buildPeers()
const startMs = await measureStarts()
const running: PeerProcess[] = []
const logOf = (number: number) => path.join(folder, `peer-${number}.log`)
try {
  for (const [number, peer] of peers.entries()) {
    running.push(await PeerProcess.start(peer, logOf(number)))
  }
  // Untold, so that every server's code is compiled.
  for (const { url } of running) await load(url, seconds)
  const siteLog = logOf(peers.indexOf(site))
  const before = requestsLogged(siteLog)
  const measured = await measureRounds(running)
  const logged = requestsLogged(siteLog) - before
  const answered = (measured.get(site.name) ?? []).reduce((sum, round) => sum + round.requests, 0)
  // Its figures would leave out work that it owes.
  if (logged < answered) throw new Error(`${answered} requests, ${logged} in the log ${siteLog}`)
  const of = (name: string, value: keyof Round) =>
    median((measured.get(name) ?? []).map((round) => round[value]))
  const lines = [
    '| | requests a second | of `node:http` alone | 50 % | 99 % | memory at most | start to first answer | bytes |',
    '|---|---|---|---|---|---|---|---|',
  ]
  for (const one of running) {
    const { name } = one.peer
    const ratio = of(name, 'rate') / of(bareNode.name, 'rate')
    const { body } = await rawAnswer(one.url)
    const cells = [
      name,
      Math.round(of(name, 'rate')).toLocaleString('en'),
      ratio.toFixed(ratio < 0.1 ? 4 : 2),
      `${of(name, 'p50').toFixed(1)} ms`,
      `${of(name, 'p99').toFixed(1)} ms`,
      `${Math.round(one.peakMiB())} MiB`,
      `${Math.round(startMs.get(name) ?? Number.NaN)} ms`,
      body.length.toLocaleString('en'),
    ]
    lines.push(`| ${cells.join(' | ')} |`)
  }
  process.stdout.write(`\n${lines.join('\n')}\n`)
} finally {
  for (const one of running) await one.stop()
}
