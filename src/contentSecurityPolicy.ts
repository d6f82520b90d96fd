/** The hash of an empty style sheet: lets Emotion open its `<style>`, which it fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The value of `Content-Security-Policy`. It does not require trusted types: where a proxy or an
 * extension has changed the markup, React renders the document again, its script elements by
 * `innerHTML`, and the page would end up blank.
 * @param styleHashes `sha256-…` of each style block that the page carries
 * @param siteUrl the public origin: over https nothing is fetched without it
 */
export function contentSecurityPolicy(styleHashes: readonly string[], siteUrl: string): string {
  const styles = [...styleHashes.map((hash) => `'${hash}'`), emptyStyle].join(' ')
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The map, once the visitor has asked for it.
    'frame-src https://www.openstreetmap.org',
    "img-src 'self'",
    "manifest-src 'self'",
    "script-src 'self'",
    `style-src ${styles}`,
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
