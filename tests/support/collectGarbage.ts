import { setImmediate } from 'node:timers/promises'
import v8 from 'node:v8'
import vm from 'node:vm'

/**
 * Collects what is no longer referenced, now. SQLite's driver holds a closed database's file until
 * its statements have been collected, which a process that ends does by ending.
 */
export async function collectGarbage(): Promise<void> {
  v8.setFlagsFromString('--expose-gc')
  vm.runInNewContext('gc')()
  // Finalizers of native objects run after the collection.
  await setImmediate()
}
