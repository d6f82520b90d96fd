import { test } from '@jest/globals'
import { newSqlitePlace } from '../../tests/support/databases'
import { expectFuzzTaken } from '../../tests/support/expectFuzzTaken'
import { quickOutbox, setStage } from '../../tests/support/stage'

const stage = setStage(newSqlitePlace)

test('Of 300 bodies of every kind each is either kept as sent or refused, and none is logged', async () => {
  // Nothing is mailed: this is about what comes in.
  const outbox = { ...quickOutbox, slots: 0 }
  const site = await stage.start({ CONTACT_LIMIT: '100000' }, { outbox })
  await expectFuzzTaken(site, { any: 250, valid: 50 })
})
