import { type ComponentType, useEffect, useState } from 'react'
import { useConsent } from '../consent/ConsentProvider'

/**
 * The banner while it is shown. It is loaded when it is first needed; where that fails nobody is asked,
 * and nothing comes from other hosts.
 */
export function useBanner(): ComponentType | false | undefined {
  const { asking } = useConsent()
  const [Banner, setBanner] = useState<ComponentType>()
  useEffect(() => {
    if (!asking) return
    import('../consent/CookieBanner').then(
      ({ CookieBanner }) => setBanner(() => CookieBanner),
      () => undefined,
    )
  }, [asking])
  return asking && Banner
}
