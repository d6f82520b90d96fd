import { useEffect, useState } from 'react'

/**
 * Loads the page anew, as a navigation does in a tab that is older than the server's last release.
 * Without a network, or while the server is away, the page stays.
 */
export async function loadAnew(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok) window.location.reload()
}

/**
 * A module that the page can do without, loaded once it is wanted. Undefined before, and after a failure.
 * @param load the same function every time
 * @param wanted whether it is wanted; a new value tries again after a failure
 * @param isNeeded whether the visitor has asked for it and waits: after a failure the page is loaded anew, in
 * case the server has a newer release
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  wanted: unknown,
  isNeeded = false,
): T | undefined {
  // In an object: React calls a function that a setter is given, and a component is one.
  const [loaded, setLoaded] = useState<{ value: T }>()
  useEffect(() => {
    if (!wanted || loaded) return undefined
    let isHere = true
    load().then(
      (value) => {
        if (isHere) setLoaded({ value })
      },
      () => {
        if (isHere && isNeeded) void loadAnew()
      },
    )
    return () => {
      isHere = false
    }
  }, [load, wanted, loaded, isNeeded])
  return loaded?.value
}
