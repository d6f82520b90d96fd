/** What the start script and the app both name; here the script has it without the app's weight. */

/** The key under which the browser stores what the cookie banner was answered. */
export const consentKey = 'cookie-consent'

/** The key under which the browser stores the visitor's list. */
export const listKey = 'request-list'

/** What both addresses of the page with the form have, and no other page's. */
export const formPathPart = '/conta'
