import { createContext, use } from 'react'

const SiteContext = createContext<string | null>(null)

/** Gives everything below it the site's public origin. */
export const SiteProvider = SiteContext.Provider

/** The site's public origin, without a trailing slash. */
export function useSiteUrl(): string {
  const siteUrl = use(SiteContext)
  if (siteUrl === null) throw new Error('useSiteUrl must be used within a SiteProvider')
  return siteUrl
}
