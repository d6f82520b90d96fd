import { Suspense, use } from 'react'
import { useConsent } from '../consent/ConsentProvider'
import { useLoaded } from '../Later'
import { laterBanner } from '../lateParts'

function WhenLoaded() {
  const { CookieBanner } = use(laterBanner.needed())
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
