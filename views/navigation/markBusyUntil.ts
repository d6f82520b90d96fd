/**
 * Marks the shown page as busy until the next one is loaded; `GlobalStyles.tsx` draws a bar for it.
 * React cannot: it renders nothing while it waits for the next page.
 */
export async function markBusyUntil(next: Promise<unknown>): Promise<void> {
  const main = document.querySelector('main')
  main?.setAttribute('aria-busy', 'true')
  await next
  main?.removeAttribute('aria-busy')
}
