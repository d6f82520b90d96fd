import { Suspense, use } from 'react'
import { useConsent } from '../consent/ConsentProvider'
import { useLoaded } from '../Later'
import { laterBanner } from '../lateParts'

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
