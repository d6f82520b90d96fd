import { useEffect, useState } from 'react'

/**
 * What comes with a module of its own, once it is wanted: undefined before, and where it cannot be had. The
 * page does without it then.
 * @param load the same function every time
 * @param attempt a new value asks again for what could not be had
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  isWanted: boolean,
  attempt?: unknown,
): T | undefined {
  // In an object: what is loaded is often a component, which a setter would call.
  const [loaded, setLoaded] = useState<{ value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks
  useEffect(() => {
    if (!isWanted || loaded) return undefined
    let isHere = true
    load().then(
      (value) => {
        if (isHere) setLoaded({ value })
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [load, isWanted, loaded, attempt])
  return loaded?.value
}
