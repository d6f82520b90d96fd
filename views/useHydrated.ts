import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageState } from './pageState'

const never = () => () => undefined

/**
 * Whether the page is hydrated, so that the browser may show what the server could not know.
 * @param isWanted false where there is nothing to show: then there is no second render
 */
export function useHydrated(isWanted = true): boolean {
  return useSyncExternalStore(
    never,
    () => isWanted,
    () => false,
  )
}

/**
 * A value of the address' query; while a page is hydrated, of the query that the server rendered.
 * @param read gives the value. Nothing renders again where both queries give the same
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
