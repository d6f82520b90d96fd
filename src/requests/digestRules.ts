/** Digests in a span of the cap's length, besides the mails that it allows. */
export const digestsPerWindow = 6

/** Requests that one digest carries at most. */
export const digestSize = 100

/** Places in a digest reserved for the latest requests, so that they do not wait for a whole flood. */
export const placesForLatest = 30
