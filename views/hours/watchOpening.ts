import type { Language } from '../../src/shared/languages'
import type { Shop } from '../../src/shared/shop'
import { openState, type Place } from './openState'
import { openWords } from './openWords'

/** Often enough for the minute at which the shop opens or closes. */
const everyMs = 15_000

/**
 * Says whether the shop is open, now and whenever that changes.
 * @returns a function that ends the watching
 */
export function watchOpening(
  place: Place,
  shop: Shop,
  language: Language,
  say: (words: string) => void,
): () => void {
  const look = () => say(openWords(openState(new Date(), place, shop), language))
  look()
  const timer = setInterval(look, everyMs)
  // A page in the background may sleep through its timers.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
