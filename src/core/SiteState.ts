/** Requests whose mail to the shop has not gone out. */
export interface Backlog {
  unsent: number
  /** Seconds since the oldest of them was written. */
  oldestAgeS: number
  /** Those whose mail a server refused permanently; it is tried seldom. */
  refused: number
  /** Those whose mail waits to be started: just saved, or above the hourly cap. */
  held: number
  /** Mails that were written into files instead, acknowledgements as well. */
  written: number
}

/** The state of what the site depends on, as `/readyz` answers: `ok`, or a word for why not. */
export interface SiteState {
  database: string
  /** What an operator can do about the database. */
  advice?: string | undefined
  /** What waits; a word for why not, while the database cannot be asked. */
  mails: Backlog | string
  /** `ok`, or what is wrong with the shop's file and its own pictures. */
  shop: 'ok' | readonly string[]
  /** Where posts are counted for several processes together. */
  redis?: string
}
