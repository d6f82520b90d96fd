import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageState } from './pageState'

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

/**
 * What the address' query says; while a page is hydrated, what it said to the server.
 * @param read its result is compared: nothing renders again where both say the same
 */
export function useServedQuery(read: (query: URLSearchParams) => string): string {
  const { search } = useLocation()
  const { query } = usePageState()
  return useSyncExternalStore(
    never,
    () => read(new URLSearchParams(search)),
    () => read(new URLSearchParams(query)),
  )
}
