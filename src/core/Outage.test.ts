import { Writable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { createLogger } from './log'
import { Outage } from './Outage'

test('An outage is told of once for each reason, and once when it is over', () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const adviceOn = (reason: string) => (reason === 'frozen' ? 'Warm it.' : undefined)
  const outage = new Outage(createLogger('info', sink), { begun: 'away', over: 'back' }, adviceOn)
  outage.succeeded()
  for (const reason of ['frozen', 'frozen', 'refused', 'frozen']) outage.failed(reason)
  outage.succeeded()
  outage.succeeded()
  outage.failed('frozen')
  const told = lines.map((line) => JSON.parse(line))
  expect(told).toEqual([
    expect.objectContaining({ event: 'away', reason: 'frozen', advice: 'Warm it.' }),
    expect.objectContaining({ event: 'away', reason: 'refused' }),
    expect.objectContaining({ event: 'back', failures: 4 }),
    expect.objectContaining({ event: 'away', reason: 'frozen' }),
  ])
})
