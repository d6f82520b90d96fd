import { expect, test } from '@jest/globals'
import { createLogger } from './log'
import { Outage } from './Outage'

test('An outage is logged once for each reason, and once when it is over', () => {
  const logged: unknown[] = []
  const log = createLogger('info', { write: (line) => logged.push(JSON.parse(line)) })
  const adviceOn = (reason: string) => (reason === 'frozen' ? 'Warm it.' : undefined)
  const outage = new Outage(log, { begun: 'away', over: 'back' }, adviceOn)
  outage.succeeded()
  for (const reason of ['frozen', 'frozen', 'refused', 'frozen']) outage.failed(reason)
  outage.succeeded()
  outage.succeeded()
  outage.failed('frozen')
  expect(logged).toEqual([
    expect.objectContaining({ event: 'away', reason: 'frozen', advice: 'Warm it.' }),
    expect.objectContaining({ event: 'away', reason: 'refused' }),
    expect.objectContaining({ event: 'back', failures: 4 }),
    expect.objectContaining({ event: 'away', reason: 'frozen' }),
  ])
})
