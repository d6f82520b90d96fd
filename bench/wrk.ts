import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { accepted } from './rawAnswer'

/** What a server did in one round. */
export interface Round {
  /** Requests that were answered. */
  requests: number
  /** Requests a second. */
  rate: number
  /** Milliseconds within which half of the answers, and 99 of 100, came. */
  p50: number
  p99: number
}

const connections = 64

const unitMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function milliseconds(output: string, percent: string): number {
  const [, value, unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? []
  return Number(value) * (unitMs[unit] ?? Number.NaN)
}

export const hasWrk = (): boolean => !spawnSync('wrk', ['--version']).error

/**
 * Asks as fast as 64 connections can, by wrk: a load generator in Node would be the slower side.
 * @throws where an answer was not 200
 */
export async function load(url: string, seconds: number): Promise<Round> {
  const child = spawn(
    'wrk',
    [
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}`,
      '--timeout=30s',
      '--latency',
      `--header=Accept-Encoding: ${accepted}`,
      url,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const output = await text(child.stdout)
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url} failed:\n${output}`)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  return { requests, rate, p50: milliseconds(output, '50'), p99: milliseconds(output, '99') }
}
