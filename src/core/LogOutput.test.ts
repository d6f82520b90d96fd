import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from '@jest/globals'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { freePort } from '../../tests/support/servers/mariadb'
import { setFolder } from '../../tests/support/setFolder'
import { bundleProgram } from '../../tests/support/site/bundleProgram'
import { siteEnvironment } from '../../tests/support/site/site'
import { until } from '../../tests/support/until'
import { LogOutput } from './LogOutput'
import { events } from './log'

/** The lines of 64 waiting visitors in one turn of the event loop, each as long as they come. */
const linesOfTurn = 64
const lineLength = 400
/** Milliseconds that answering them takes; nothing else is done meanwhile. */
const turnMs = 1
/** So many that what was not kept up with would be more than may wait. */
const turns = 1000

/** Linux' own disk that is always full. */
const fullDisk = '/dev/full'

/** Left out where the system has no such disk. */
const describeWithFullDisk = existsSync(fullDisk) ? describe : describe.skip

const line = (number: number) => `${String(number).padStart(lineLength, '.')}\n`

const at = setFolder()
const file = () => at('log')

const written = () => readFileSync(file(), 'latin1').trimEnd().split('\n')

/** The numbers of lines that were written. */
const numbersIn = (lines: readonly string[]) =>
  lines.map((text) => Number(text.replace(/^\.+/, '')))

const isConsecutive = (numbers: readonly number[]) =>
  numbers.every((number, at) => number === at + (numbers[0] ?? 0))

test('The log loses no line of a busy site, and keeps their order', async () => {
  const descriptor = openSync(file(), 'w')
  const output = new LogOutput(descriptor)
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now()
    for (let one = 0; one < linesOfTurn; one += 1) output.write(line(turn * linesOfTurn + one))
    while (performance.now() < begun + turnMs);
    await nextTurn()
  }
  const last = turns * linesOfTurn - 1
  await until('the last line is written', () => numbersIn(written()).at(-1) === last)
  closeSync(descriptor)
  const numbers = numbersIn(written())
  expect([numbers.length, isConsecutive(numbers)]).toEqual([turns * linesOfTurn, true])
})

describeWithFullDisk('A log on a full disk', () => {
  test('loses its lines, and logs how many when there is room again', async () => {
    const descriptor = openSync(fullDisk, 'w')
    const output = new LogOutput(descriptor)
    for (let number = 0; number < linesOfTurn; number += 1) {
      output.write(line(number))
      await sleep(1)
    }
    const isWriting = () => process.getActiveResourcesInfo().includes('FSReqCallback')
    await until('no write is under way', () => !isWriting())
    // The same descriptor with room.
    closeSync(descriptor)
    expect(openSync(file(), 'w')).toBe(descriptor)
    output.write(line(linesOfTurn))
    await until('it goes on', () => numbersIn(written()).at(-1) === linesOfTurn)
    closeSync(descriptor)
    const [lossLine = '', ...others] = written()
    const { lines, ...loss } = JSON.parse(lossLine)
    expect(loss).toMatchObject({ level: 'warn', event: events.logLost, error: 'ENOSPC' })
    expect(lines).toBeGreaterThan(0)
    expect([lines + others.length, isConsecutive(numbersIn(others))]).toEqual([
      linesOfTurn + 1,
      true,
    ])
  })
})

describe('A site whose log nobody takes', () => {
  let child: ChildProcess

  afterEach(() => {
    child.kill('SIGKILL')
  })

  /** A pipe of which nothing is ever read. */
  function pipe(): number {
    execFileSync('mkfifo', [file()])
    return openSync(file(), 'r+')
  }

  test.each([
    ['because the disk is full', () => openSync(fullDisk, 'w')],
    ['because its reader has stopped, of a pipe', pipe],
    ['because its reader has stopped, of a socket', () => 'pipe' as const],
  ])('%s, answers, and ends in order', async (_why, openLog) => {
    const place = await newSqlitePlace()
    const port = await freePort()
    const log = openLog()
    child = spawn(process.execPath, [await bundleProgram('tests/support/site/faultServer.ts')], {
      stdio: ['ignore', log, 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...siteEnvironment(place),
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
      },
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const statusOf = (address: string) =>
      fetch(`http://127.0.0.1:${port}${address}`).then(
        ({ status }) => status,
        () => 0,
      )
    await until('the site answers', async () => (await statusOf('/faq')) === 200)
    // More than a pipe or a socket holds.
    const long = `/api/${'x'.repeat(lineLength)}`
    for (let asked = 0; asked < 20; asked += 1) {
      const statuses = await Promise.all(Array.from({ length: linesOfTurn }, () => statusOf(long)))
      expect(new Set(statuses)).toEqual(new Set([404]))
    }
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    if (typeof log === 'number') closeSync(log)
    await place.remove()
  })
})
