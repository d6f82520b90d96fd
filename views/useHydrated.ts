import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the browser may show what the server could not know; false while a page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
