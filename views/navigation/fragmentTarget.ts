/** The element that an address' fragment names; one of other letters than ASCII's comes encoded. */
export function fragmentTarget(hash: string): HTMLElement | null {
  if (hash === '') return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return document.getElementById(hash.slice(1))
  }
}
