import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again until the answer is yes; a test that waits in vain ends by its timeout. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50)
}
