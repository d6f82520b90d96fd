import { Later } from './Later'
import type { OtherLines } from './pages/contacts/list/OtherLines'

/**
 * Parts of pages that are in no page's scripts: the browser loads each when it is wanted. The
 * server puts all of them here (`renderPage.tsx`).
 */

/** In the browser the server's banner stays until this is loaded. */
export const laterBanner = new Later(() => import('./consent/CookieBanner'))

/** Wanted once the chooser is opened, or where the address has choices. */
export const laterQuestions = new Later(() => import('./pages/products/chooser/Questions'))

/** Never loaded: React in the browser looks at nothing inside of `noscript`. */
export const unscripted: { OtherLines?: typeof OtherLines } = {}
