import { test } from '@jest/globals'
import { newSqlitePlace } from '../support/databases'
import { expectFuzzTaken } from '../support/expectFuzzTaken'
import { quickOutbox, setStage } from '../support/stage'

const stage = setStage(newSqlitePlace)

test('Of 20,000 bodies of every kind each is either kept as sent or refused, and none is logged', async () => {
  // Nothing is mailed: this is about what comes in.
  const outbox = { ...quickOutbox, slots: 0 }
  const site = await stage.start({ CONTACT_LIMIT: '100000' }, { outbox })
  await expectFuzzTaken(site, { any: 18_000, valid: 2000 })
}, 600_000)
