type Area = 'localStorage' | 'sessionStorage'

/** What storage has not taken, by its key: it is known until the page is left. */
const notTaken = new Map<string, string | null>()

/**
 * A value in the browser's storage. Anybody may have written it.
 * @returns null where nothing is stored; undefined where storage is closed, and on the server
 */
export function readStored(area: Area, key: string): string | null | undefined {
  if (notTaken.has(key)) return notTaken.get(key)
  try {
    return window[area].getItem(key)
  } catch {
    return undefined
  }
}

/** As `readStored`, parsed; null where the value is no JSON. */
export function readStoredJson(area: Area, key: string): unknown {
  const text = readStored(area, key)
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Stores a value. Nothing fails where storage is closed or full.
 * @param value null deletes what is stored
 */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
    notTaken.delete(key)
  } catch {
    notTaken.set(key, value)
  }
}
