import { useCallback, useSyncExternalStore } from 'react'
import type { ReadPath } from '../../src/shared/apiPaths'
import { requiredContext } from '../requiredContext'
import type { ReadCache } from './ReadCache'

export const [ReadCacheProvider, useReadCache] = requiredContext<ReadCache>('ReadCache')

/** What a component sees of an answer; neither data nor error while it waits. */
export interface Read<T> {
  data: T | undefined
  isError: boolean
  /** Asks again. */
  retry: () => void
}

/** The answer of an address, asked for unless the page or an earlier one has it. */
export function useRead<T>(path: ReadPath): Read<T> {
  const reads = useReadCache()
  const watch = useCallback((watcher: () => void) => reads.watch(path, watcher), [reads, path])
  const get = () => reads.get(path)
  const { data, isError } = useSyncExternalStore(watch, get, get)
  return { data: data as T | undefined, isError, retry: () => void reads.read(path) }
}
