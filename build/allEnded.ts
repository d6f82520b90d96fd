/** As `Promise.all`, but when one step has failed it waits for the others too: none of them writes on. */
export async function allEnded<T extends readonly unknown[]>(steps: T) {
  await Promise.allSettled(steps)
  return await Promise.all(steps)
}
