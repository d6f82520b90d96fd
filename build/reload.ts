import { reloadPath } from '../src/shared/servicePaths'

/**
 * Part of the browser's bundle while `npm run dev` serves: reloads the page once another server
 * answers, which is the next build's.
 */
const stream = new EventSource(reloadPath)
stream.addEventListener('open', () => stream.addEventListener('open', () => location.reload()), {
  once: true,
})
