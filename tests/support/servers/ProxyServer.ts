/** A proxy in front of two sites. */
export interface ProxyServer {
  url: string
  /** Resolves when it sends requests to both. */
  untilUp: () => Promise<void>
  /** How often it has taken a site out of its rotation; nothing where it does not count. */
  takenOut: () => Promise<number>
  stop: () => Promise<void>
}
