import { dayWords } from '../../src/shared/dayWords'
import type { Language } from '../../src/shared/languages'
import type { Shop } from '../../src/shared/shop'
import { type OpenState, openState, type Place } from './openState'

const near = { it: ['oggi', 'domani'], en: ['today', 'tomorrow'] } as const

/** `Aperto ora, fino alle 18`; in English by whose clock. Empty for a shop without hours. */
export function openWords(state: OpenState | undefined, language: Language): string {
  if (!state) return ''
  const time = (clock: string) =>
    language === 'it' ? clock.replace(/:00$/, '') : `${clock} Italian time`
  if (state.open) {
    const until = time(state.until)
    return language === 'it' ? `Aperto ora, fino alle ${until}` : `Open now, until ${until}`
  }
  // A week from now on there is a nearer day of the same name.
  const day = near[language][state.inDays] ?? dayWords(state.day, language, state.inDays >= 7)
  const at = time(state.at)
  return language === 'it' ? `Chiuso ora, apre ${day} alle ${at}` : `Opens ${day} at ${at}`
}

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
