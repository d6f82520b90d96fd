import { setTimeout as sleep } from 'node:timers/promises'
import { pollOptions } from '../../../src/StateCheck'
import type { Place } from '../servers/databases'
import { freePort } from '../servers/mariadb'
import { startMailServer } from '../servers/smtp'
import { until } from '../until'
import { linesOf } from './site'
import { type SiteProcess, startSiteProcess } from './siteProcess'

/** Two sites on one database, each on a port that stays its own. */
export interface Replicas {
  ports: readonly [number, number]
  sites: SiteProcess[]
  /** Resolves once a proxy has asked each of them twice: after once, it might be a visitor. */
  untilWatched: () => Promise<void>
  /** Starts a site in the place of one that has ended. */
  replace: (turn: number, release?: Promise<string>) => Promise<SiteProcess>
  /** What went wrong in any of them, each once, as their logs have it. */
  failures: () => string[]
  stop: () => Promise<void>
}

/**
 * Starts two sites as behind a proxy, with a mail server so slow that mails are always under way.
 */
export async function startReplicas(place: Place): Promise<Replicas> {
  const mailServer = await startMailServer()
  mailServer.judge = () => sleep(300).then(() => undefined)
  const ports = [await freePort(), await freePort()] as const
  const environment = {
    SMTP_URL: mailServer.url,
    MAIL_CAP_PER_HOUR: '1000000',
    CONTACT_LIMIT: '100000',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
  }
  const startOn = (port: number, release?: Promise<string>) =>
    startSiteProcess(
      place,
      { ...environment, PORT: String(port) },
      { poll: pollOptions },
      undefined,
      release,
    )
  const sites = await Promise.all(ports.map((port) => startOn(port)))
  const all = [...sites]
  const timesAsked = ({ logged }: SiteProcess) =>
    logged.filter((line) => line.includes('"path":"/readyz"')).length
  return {
    ports,
    sites,
    untilWatched: () =>
      until('a proxy has asked twice', () => sites.every((site) => timesAsked(site) >= 2)),
    replace: async (turn, release) => {
      const site = await startOn(ports[turn] ?? 0, release)
      sites[turn] = site
      all.push(site)
      return site
    },
    failures: () => {
      const lines = all.flatMap((site) => linesOf(site))
      const failed = lines.filter(({ level }) => level === 'warn' || level === 'error')
      return [...new Set(failed.map(({ event, error, reason }) => `${event}: ${error ?? reason}`))]
    },
    stop: async () => {
      await Promise.all(sites.map((site) => site.kill()))
      await mailServer.stop()
    },
  }
}

/** Ends a site as an operator does. @returns its code, and the milliseconds it took */
export async function end(site: SiteProcess): Promise<{ code: unknown; ms: number }> {
  const begun = performance.now()
  site.process.kill('SIGTERM')
  return { code: await site.ended, ms: performance.now() - begun }
}
