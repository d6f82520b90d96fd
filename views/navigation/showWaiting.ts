/**
 * Marks the page that is still shown as busy until the next one has come (`GlobalStyles.tsx` draws how).
 * By hand, since what stands in the way of the next page is that React cannot render it yet.
 */
export async function showWaiting(next: Promise<unknown>): Promise<void> {
  const main = document.querySelector('main')
  main?.setAttribute('aria-busy', 'true')
  await next
  main?.removeAttribute('aria-busy')
}
