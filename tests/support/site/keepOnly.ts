import type { TestSite } from './site'

/** Has the site keep these of its answers from now on: to make all anew takes several seconds. */
export async function keepOnly({ services }: TestSite, keys: readonly string[]): Promise<void> {
  const { pages, productAnswers, content } = services
  await content.snapshots.keepWhole((next) =>
    [...productAnswers.all(next), ...pages.all(next)].filter(([key]) => keys.includes(key)),
  )
}
