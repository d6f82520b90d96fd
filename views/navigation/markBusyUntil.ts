/**
 * Marks the page that is still shown as busy until the next page is loaded; `GlobalStyles.tsx`
 * draws a bar for it. The attribute is set outside of React, which renders nothing while it waits
 * for the next page.
 */
export async function markBusyUntil(next: Promise<unknown>): Promise<void> {
  const main = document.querySelector('main')
  main?.setAttribute('aria-busy', 'true')
  await next
  main?.removeAttribute('aria-busy')
}
