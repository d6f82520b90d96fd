import { Suspense, use } from 'react'
import { useConsent } from '../consent/ConsentProvider'
import { Later, useLoaded } from '../Later'

/** The banner's module. The server has it before it renders; in the browser the server's banner stays until it is loaded. */
export const laterBanner = new Later(() => import('../consent/CookieBanner'))

/** Where the module cannot be loaded, the server's banner stays. */
const never = () => new Promise<never>(() => undefined)

function WhenLoaded() {
  const { CookieBanner } = use(laterBanner.needed(never))
  return <CookieBanner />
}

/** The cookie banner, while the visitor is asked. */
export function Banner() {
  const { asking, called } = useConsent()
  useLoaded(laterBanner, called, true)
  return (
    asking && (
      <Suspense>
        <WhenLoaded />
      </Suspense>
    )
  )
}
