import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the browser may show what the server could not know; false while a page is hydrated.
 * @param isWanted false where there is nothing of the kind: no second render comes then
 */
export function useHydrated(isWanted = true): boolean {
  return useSyncExternalStore(
    never,
    () => isWanted,
    () => false,
  )
}
