import { QueryClient } from '@tanstack/react-query'
import { createReader } from './api'

/**
 * A client with the specification's settings: never stale, no retry, no polling, no second look on
 * focus.
 * @param seeds answers that are known already, by the address they come from
 */
export function createQueryClient(seeds: Readonly<Record<string, unknown>>): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createReader({ on401: 'throw' }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  for (const [path, data] of Object.entries(seeds)) client.setQueryData([path], data)
  return client
}
