import type { Category } from '../../../../src/shared/categories'
import type { ChooserAnswers } from '../../../../src/shared/chooserAnswers'
import type { it } from './text.it'

interface Suggestion {
  line: Category
  /** Which of the texts' sentences says why. */
  reason: keyof (typeof it)['reasons']
}

const of = (line: Category, reason: Suggestion['reason']): Suggestion => ({ line, reason })

/**
 * The line that the choices lead to, as soon as they decide it. What extensions need of the
 * wearer's own hair is general trade knowledge: a weft hangs from a braid, which fine hair does not
 * carry, and no extension holds where there is hardly any hair.
 */
export function suggest({ purpose, hair, wear }: ChooserAnswers): Suggestion | undefined {
  if (purpose === 'make') return of('bulk-human-hair', 'make')
  if (purpose === 'men') return of('protesi-uomo', 'men')
  if (purpose === 'cover') return of('protesi-donna', 'cover')
  if (!purpose) return undefined
  if (hair === 'sparse') return of('protesi-donna', 'sparse')
  if (!hair || !wear) return undefined
  if (wear === 'day') return of('protesi-donna', 'day')
  const isFine = hair === 'fine'
  if (wear === 'months') return of('keratin-tips', isFine ? 'keratinFine' : 'keratin')
  if (isFine) return of('tape-in-kit', 'tapeInFine')
  // Both are moved up after as many weeks; a row of weft brings the more hair that length asks for.
  return purpose === 'lengthen' ? of('weft-machine-sewn', 'weft') : of('tape-in-kit', 'tapeIn')
}
