import { expect, test } from '@jest/globals'
import { sharedLifetime } from './cacheLifetime'

test.each([
  [60_000, 15],
  [1000, 0],
  [86_400_000, 21_600],
])(
  'a catalogue that may be %i ms old lets shared caches serve %i s, and as long while they ask',
  (refreshMs, seconds) => {
    expect(sharedLifetime(refreshMs)).toBe(
      `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=86400`,
    )
  },
)
