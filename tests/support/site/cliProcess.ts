import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Place } from '../servers/places'
import { bundleProgram } from './bundleProgram'
import type { MemoryPeak } from './memoryMeter'
import { siteEnvironment } from './site'

interface CliResult {
  code: unknown
  out: string
  complaints: string
  memory: MemoryPeak
  seconds: number
}

/** Megabytes of what lives long in the heap: a process that needs more ends. */
const heapLimit = 40

let programs: Promise<string[]> | undefined

/** Runs the command line in a process of its own and in little memory, which it measures. */
export async function runCli(place: Place, words: readonly string[]): Promise<CliResult> {
  programs ??= Promise.all(
    ['tests/support/site/memoryMeter.ts', 'src/cli/cli.ts'].map((entry) => bundleProgram(entry)),
  )
  const [meter = '', program = ''] = await programs
  const options = [`--max-old-space-size=${heapLimit}`, '--import', meter]
  const begun = performance.now()
  const child = spawn(process.execPath, [...options, program, ...words], {
    env: { PATH: process.env.PATH, ...siteEnvironment(place) },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [out, complaints, peak] = await Promise.all(
    [child.stdout, child.stderr, child.stdio[3]].map((stream) => text(stream as Readable)),
  )
  const code = await ended
  const memory: MemoryPeak = JSON.parse(peak ?? '')
  const seconds = (performance.now() - begun) / 1000
  return { code, out: out ?? '', complaints: complaints ?? '', memory, seconds }
}
