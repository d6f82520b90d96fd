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
 * What comes with a module of its own, once it is wanted: undefined before, and where it cannot be had. The
 * page does without it then.
 * @param load the same function every time
 * @param wanted whether it is; a new value asks again for what could not be had
 * @param isNeeded whether the visitor has asked for it, and waits: what the server no longer has comes
 * with the page's next load
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  wanted: unknown,
  isNeeded = false,
): T | undefined {
  // In an object: what is loaded is often a component, which a setter would call.
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
