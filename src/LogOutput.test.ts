import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { until } from '../tests/support/until'
import { LogOutput } from './LogOutput'

/** Lines of what a site on which 64 visitors wait logs in one turn of the event loop, each as long as they come. */
const linesOfTurn = 64
const lineLength = 400
/** Milliseconds that answering them takes; nothing else is done meanwhile. */
const turnMs = 1
/** So many that what was not kept up with would be more than may wait. */
const turns = 1000

test('The log loses no line of a busy site, and keeps their order', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'log-'))
  try {
    const file = path.join(folder, 'log')
    const descriptor = openSync(file, 'w')
    const output = new LogOutput(descriptor)
    const line = (number: number) => `${String(number).padStart(lineLength, '.')}\n`
    for (let turn = 0; turn < turns; turn += 1) {
      const begun = performance.now()
      for (let one = 0; one < linesOfTurn; one += 1) output.write(line(turn * linesOfTurn + one))
      while (performance.now() < begun + turnMs);
      await nextTurn()
    }
    const last = line(turns * linesOfTurn - 1)
    const written = () => readFileSync(file, 'latin1')
    await until('the last line is written', () => written().endsWith(last))
    closeSync(descriptor)
    const numbers = written()
      .trimEnd()
      .split('\n')
      .map((text) => Number(text.replace(/^\.+/, '')))
    expect(numbers).toHaveLength(turns * linesOfTurn)
    expect(numbers.every((number, at) => number === at)).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
