import type { ComponentType } from 'react'
import { useConsent } from '../consent/ConsentProvider'
import { useLoaded } from '../useLoaded'

const loadBanner = () => import('../consent/CookieBanner')

/**
 * The banner while it is shown. It is loaded when it is first needed. Where that fails, visitors are not asked
 * and nothing comes from other hosts; for a visitor who has called the banner the page is loaded anew.
 */
export function useBanner(): ComponentType | false | undefined {
  const { asking, called } = useConsent()
  const banner = useLoaded(loadBanner, called ?? asking, called !== undefined)
  return asking && banner?.CookieBanner
}
