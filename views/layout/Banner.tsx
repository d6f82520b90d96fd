import { Suspense, use, useEffect } from 'react'
import { useConsent } from '../consent/ConsentProvider'
import { Later } from '../Later'
import { loadAnew } from '../useLoaded'

/** The server has it before it renders. In the browser the banner that the server sent stays until it is there. */
export const laterBanner = new Later(() => import('../consent/CookieBanner'))

/** Where the module cannot be had, what the server sent goes on as it is. */
const never = () => new Promise<never>(() => undefined)

function WhenLoaded() {
  const { CookieBanner } = use(laterBanner.needed(never))
  return <CookieBanner />
}

/** The cookie banner, while the visitor is asked. To who has called it in vain the page is loaded anew. */
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
