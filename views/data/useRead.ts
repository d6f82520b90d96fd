import { useCallback, useSyncExternalStore } from 'react'
import type { ReadAnswers, ReadPath } from '../../src/shared/apiPaths'
import { requiredContext } from '../requiredContext'
import type { ReadCache } from './ReadCache'

export const [ReadCacheProvider, useReadCache] = requiredContext<ReadCache>('ReadCache')

/**
 * The answer of an address, asked for unless the page or an earlier one has it.
 * @param apart a fragment, which no request carries, under which the answer is kept apart
 * @returns neither data nor error while it waits; `retry` asks again
 */
export function useRead<P extends ReadPath>(of: P, apart: '' | '#whole' = '') {
  const reads = useReadCache()
  const path = of + apart
  const watch = useCallback((watcher: () => void) => reads.watch(path, watcher), [reads, path])
  const get = () => reads.get(path)
  const { data, isError } = useSyncExternalStore(watch, get, get)
  // The page's own, or JSON of our API, which nothing checks.
  const answer = data as ReadAnswers[P] | undefined
  return { data: answer, isError, retry: () => void reads.read(path) }
}
