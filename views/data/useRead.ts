import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ReadAnswers, ReadPath } from '../../src/shared/apiPaths'
import type { ReadCache } from './ReadCache'

const ReadCacheContext = createContext<ReadCache | null>(null)

export const ReadCacheProvider = ReadCacheContext.Provider

export function useReadCache(): ReadCache {
  const reads = use(ReadCacheContext)
  if (!reads) throw new Error('useReadCache must be used within a ReadCacheProvider')
  return reads
}

/** An answer as a component sees it; neither data nor error while it waits. */
export interface Read<T> {
  data: T | undefined
  isError: boolean
  /** Asks again. */
  retry: () => void
}

/** The answer of an address, asked for unless the page or an earlier one has it. */
export function useRead<P extends ReadPath>(path: P): Read<ReadAnswers[P]> {
  const reads = useReadCache()
  const watch = useCallback((watcher: () => void) => reads.watch(path, watcher), [reads, path])
  const get = () => reads.get(path)
  const { data, isError } = useSyncExternalStore(watch, get, get)
  // The page's own, or JSON of our API, which nothing checks.
  const answer = data as ReadAnswers[P] | undefined
  return { data: answer, isError, retry: () => void reads.read(path) }
}
