import { Suspense, use, useEffect } from 'react'
import { useConsent } from '../consent/ConsentProvider'
import { Later } from '../Later'
import { loadAnew } from '../useLoaded'

/** The banner's module. The server has it before it renders; in the browser the server's banner stays until it is loaded. */
export const laterBanner = new Later(() => import('../consent/CookieBanner'))

/** Where the module cannot be loaded, the server's banner stays. */
const never = () => new Promise<never>(() => undefined)

function WhenLoaded() {
  const { CookieBanner } = use(laterBanner.needed(never))
  return <CookieBanner />
}

/**
 * The cookie banner, while the visitor is asked. Where a visitor has called it and its module cannot be loaded, the
 * page is loaded anew.
 */
export function Banner() {
  const { asking, called } = useConsent()
  useEffect(() => {
    if (called) laterBanner.load().catch(loadAnew)
  }, [called])
  return (
    asking && (
      <Suspense>
        <WhenLoaded />
      </Suspense>
    )
  )
}
