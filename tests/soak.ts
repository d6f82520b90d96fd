import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config/config'
import { createStores } from '../src/stores'
import { productionBuild, startBuiltSite } from './support/browser/browserSite'
import { inWords, startVisits } from './support/clients/visits'
import { startMailServer } from './support/servers/smtp'
import { until } from './support/until'

/**
 * `npm run test:soak`: a hundred pages and a post a second for ten minutes. Prints the memory each
 * minute and, at the end, whether every post that was answered 201 is a row and a mail. Starts the
 * built site on an embedded database; with `--url`, `--database` and `--smtp-port` it soaks sites
 * that run already, with MAIL_CAP_PER_HOUR and CONTACT_LIMIT high, and mail to that port of this
 * machine.
 */
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    url: { type: 'string' },
    database: { type: 'string' },
    'smtp-port': { type: 'string', default: '0' },
    /** Processes whose memory is printed. */
    pid: { type: 'string', multiple: true, default: [] },
  },
})

const pagesPerSecond = 100

const environment = { MAIL_CAP_PER_HOUR: '1000000' }

function memoryOf(pid: number | string): string {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  const [now, most] = ['VmRSS', 'VmHWM'].map((name) => {
    const [, kB] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status) ?? []
    return Math.round(Number(kB) / 1024)
  })
  return `${now} MiB (at most ${most})`
}

const mailServer = await startMailServer(Number(options['smtp-port']))
const own = options.url
  ? undefined
  : await startBuiltSite(productionBuild, { ...environment, SMTP_URL: mailServer.url })
const url = options.url ?? own?.url ?? ''
const pids = own ? [own.pid] : options.pid
const { database, quoteAdmin, mails } = createStores(
  readConfig({ DATABASE_URL: options.database ?? '', DATA_DIR: own?.dataDir ?? '.' }),
)

const rowsBefore = await quoteAdmin.count({})
const visits = startVisits(url, { rate: pagesPerSecond + 1, postEvery: pagesPerSecond + 1 })
for (let minute = 1; minute <= Number(options.minutes); minute += 1) {
  await sleep(60_000)
  process.stdout.write(
    `minute ${minute}: ${pids.map(memoryOf).join(', ')}; ${inWords(visits)}; ` +
      `longest answer ${Math.round(visits.longestMs())} ms\n`,
  )
}
await visits.stop()
await until('every mail has gone', async () => (await mails.backlog(new Date())).unsent === 0)
const rows = (await quoteAdmin.count({})) - rowsBefore
await database.close()
const ids = new Set(mailServer.mails.map(({ messageId }) => messageId))
const posts = visits.answers.get('POST 201') ?? 0
process.stdout.write(
  `${posts} posts answered 201, ${rows} rows, ${ids.size} mails (${mailServer.mails.length} deliveries)\n`,
)
const isFine = posts === rows && rows === ids.size && visits.answers.size === 2
process.exitCode = isFine ? 0 : 1
await own?.stop()
await mailServer.stop()
