import { setTimeout as sleep } from 'node:timers/promises'

const lookAgainMs = 20

/** Resolves once the condition holds; what it waits for stands in the error when it does not. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = 90_000,
): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${patienceMs / 1000} s: ${what}`)
    await sleep(lookAgainMs)
  }
}
