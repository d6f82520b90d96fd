import { test } from '@jest/globals'
import { newSqlitePlace } from '../support/databases'
import { expectFuzzTaken } from '../support/expectFuzzTaken'
import { extent } from '../support/extent'
import { quickOutbox, setStage } from '../support/stage'

const stage = setStage(newSqlitePlace)

/** Other bodies in every run. */
const runs = { any: extent(1800, 18_000), valid: extent(200, 2000) }

test('Of thousands of bodies of every kind each is either kept as sent or refused, and none is logged', async () => {
  // Nothing is mailed: this is about what comes in.
  const outbox = { ...quickOutbox, slots: 0 }
  const site = await stage.start({ CONTACT_LIMIT: '100000' }, { outbox })
  await expectFuzzTaken(site, runs)
}, 600_000)
