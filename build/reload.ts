import { servicePaths } from '../src/shared/servicePaths'

/** Milliseconds between two looks: while a server is replaced, nobody answers for longer. */
const everyMs = 200

let wasAway = false

/**
 * Part of the browser's bundle while `npm run dev` serves: reloads the page once a server answers
 * after none did, which is the next build's.
 */
setInterval(async () => {
  const isAway = await fetch(servicePaths.health).then(
    () => false,
    () => true,
  )
  if (wasAway && !isAway) location.reload()
  wasAway = isAway
}, everyMs)
