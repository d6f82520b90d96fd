/** Where a page in development waits for the next build. */
export const reloadPath = '/reload'
