import { jsonInScript } from '../../views/pageState'
import { type PageToDescribe, structuredData } from './structuredData/structuredData'

/** Structured data for search engines. Browsers do not run it, so the policy need not name it. */
export function PageData(page: PageToDescribe) {
  const described = structuredData(page)
  if (!described) return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: jsonInScript(described) }}
    />
  )
}
