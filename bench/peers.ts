import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Peer, PeerProcess } from './PeerProcess'
import { rawAnswer } from './rawAnswer'

/** Where the peers are built, with packages of their own. */
export const folder = path.resolve('.cache/bench')

const page = '/prodotti'

/** The built site as an operator runs it: its memory bounded as in the image, its log written. */
export const site: Peer = {
  name: 'this site, a line of log each',
  arguments: [...siteOptions(), path.resolve('dist/start.js')],
  folder,
  environment: {
    ...siteEnvironment(),
    HOST: '127.0.0.1',
    PORT: '3491',
    DATA_DIR: path.join(folder, 'data'),
  },
  port: 3491,
  path: page,
}

/** What the image sets for its command. */
function siteEnvironment(): Record<string, string> {
  const [, list = ''] = /^ENV (.*)$/m.exec(fs.readFileSync('Dockerfile', 'utf8')) ?? []
  return Object.fromEntries(list.split(' ').map((one) => one.split('=')))
}

/** Node's options in the image's command. */
function siteOptions(): string[] {
  const [, list = '[]'] = /^CMD (\[.*\])$/m.exec(fs.readFileSync('Dockerfile', 'utf8')) ?? []
  const command: string[] = JSON.parse(list)
  return command.slice(1, -1)
}

export const bareNode: Peer = {
  name: '`node:http` alone, the same bytes',
  arguments: ['bareNode.js', '3492', folder],
  folder,
  port: 3492,
  path: page,
}

const expressReact: Peer = {
  name: 'Express + React, rendered each time',
  arguments: ['expressReact.js', '3493'],
  folder,
  environment: { NODE_ENV: 'production' },
  port: 3493,
  path: page,
}

const next: Peer = {
  name: 'Next.js, static page',
  arguments: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '3494'],
  folder,
  environment: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  port: 3494,
  path: page,
}

export const peers: readonly Peer[] = [bareNode, site, next, expressReact]

const addedByNode = new Set(['connection', 'date', 'keep-alive'])

/** Headers without what Node adds to every answer. */
const givenHeaders = (headers: readonly string[]) =>
  headers.filter((_, at) => !addedByNode.has(headers[at - (at % 2)]?.toLowerCase() ?? ''))

const settlingMs = 10_000

/** The answer as it is kept: soon after a start answers are compressed faster, to more bytes. */
async function settledAnswer(url: string): ReturnType<typeof rawAnswer> {
  const earlier = await rawAnswer(url)
  await sleep(settlingMs)
  const answer = await rawAnswer(url)
  return answer.body.equals(earlier.body) ? answer : settledAnswer(url)
}

/** Builds the site and the peers, which get its products and the bytes of its answer. */
export async function buildPeers(): Promise<void> {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
  fs.rmSync(path.join(folder, 'data'), { recursive: true, force: true })
  fs.cpSync('bench/peers', folder, { recursive: true })
  const running = await PeerProcess.start(site, path.join(folder, 'site.log'))
  const products = await fetch(new URL('/api/products', running.url))
  fs.writeFileSync(path.join(folder, 'products.json'), await products.text())
  const { headers, body } = await settledAnswer(running.url)
  fs.writeFileSync(path.join(folder, 'head.json'), JSON.stringify(givenHeaders(headers)))
  fs.writeFileSync(path.join(folder, 'body'), body)
  await running.stop()
  const options = {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...next.environment },
  } as const
  execFileSync('npm', ['install', '--include=prod', '--no-audit', '--no-fund'], options)
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], options)
}
