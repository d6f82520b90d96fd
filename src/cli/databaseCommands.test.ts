import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { collectGarbage } from '../../tests/support/collectGarbage'
import {
  describeOnDatabases,
  describeOnServer,
  newSqlitePlace,
  type Place,
} from '../../tests/support/servers/databases'
import { command } from '../../tests/support/site/command'
import {
  linesOf,
  openTestSite,
  siteEnvironment,
  startSite,
  stateOf,
  validRequest,
} from '../../tests/support/site/site'
import {
  accepted,
  mailsTried,
  requestNumber,
  rowsOf,
  setStage,
} from '../../tests/support/site/stage'
import { filesIn } from '../../tests/support/traces'
import { readConfig } from '../config/config'
import { events } from '../core/log'
import { restore } from '../database/restore'
import { createStores } from '../stores'

/** Runs a command where no site runs. */
async function commandAt(place: Place, words: readonly string[]) {
  const services = createStores(readConfig(siteEnvironment(place)))
  try {
    return await command({ services }, words)
  } finally {
    await services.database.close()
  }
}

describe('Backup and restore of the embedded database', () => {
  const stage = setStage(newSqlitePlace)
  let elsewhere: Place
  let file: string

  beforeEach(async () => {
    elsewhere = await newSqlitePlace()
    file = path.join(stage.place.dataDir, 'backup.sqlite')
  })

  afterEach(() => elsewhere.remove())

  const restored = (from = file) => commandAt(elsewhere, ['database', 'restore', from])
  const database = (place: Place) => path.join(place.dataDir, 'chiomara.sqlite')

  function addressesIn(place: Place): string[] {
    const contents = new SqliteConnection(database(place))
    const rows = contents.all<{ email: string }>('SELECT email FROM contacts')
    contents.close()
    return rows.map(({ email }) => email)
  }

  test('bring the requests of a running site to another place', async () => {
    const site = await stage.start()
    for (let number = 0; number < 3; number += 1) await accepted(site, requestNumber(number))
    await mailsTried(site)
    const made = await command(site, ['database', 'backup', file])
    expect(made).toMatchObject({ code: 0, out: '3 request(s) backed up.\n', complaints: '' })
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(filesIn(stage.place.dataDir).filter((name) => name.startsWith(`${file}.`))).toEqual([])

    expect(await restored()).toMatchObject({ code: 0, out: '3 request(s) restored.\n' })
    expect(
      filesIn(elsewhere.dataDir)
        .map((name) => path.basename(name))
        .sort(),
    ).toEqual(['chiomara.sqlite', 'migrate.lock', 'shop.yaml'])
    expect(fs.statSync(database(elsewhere)).mode & 0o777).toBe(0o600)
    const other = await startSite(elsewhere, { SMTP_URL: stage.server.url })
    for (const table of ['contacts', 'mails', 'products'] as const) {
      expect(await rowsOf(other, table)).toEqual(await rowsOf(site, table))
    }
    await other.stop()
  })

  test('overwrite nothing unasked, and name what is in the way', async () => {
    const site = await stage.start()
    await accepted(site, validRequest)
    const words = ['database', 'backup', file]
    fs.writeFileSync(file, 'something else')
    const refused = await command(site, words)
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(refused.complaints).toContain('--force')
    expect(fs.readFileSync(file, 'utf8')).toBe('something else')
    const forced = await command(site, [...words, '--force'])
    expect([forced.code, forced.out]).toEqual([0, '1 request(s) backed up.\n'])

    const { dataDir } = stage.place
    const folder = await command(site, ['requests', 'export', '--force', '--out', dataDir])
    expect([folder.code, folder.complaints]).toEqual([
      2,
      `${dataDir} is no file: name another one.\n`,
    ])
    const nowhere = path.join(stage.place.dataDir, 'no', 'such', 'folder')
    const lost = await command(site, ['database', 'backup', nowhere])
    expect([lost.code, lost.complaints]).toEqual([
      2,
      `${nowhere} cannot be written: its folder does not exist.\n`,
    ])
    const empty = await commandAt(elsewhere, ['database', 'backup', `${file}2`])
    expect(empty.code).toBe(2)
    expect(empty.complaints).toContain('no database in DATA_DIR')
    expect(fs.existsSync(database(elsewhere))).toBe(false)
  })

  test('restore only where no site runs and no request is', async () => {
    const site = await stage.start()
    await accepted(site, validRequest)
    await command(site, ['database', 'backup', file])

    const other = await startSite(elsewhere, { SMTP_URL: stage.server.url })
    const running = await restored()
    expect(running.code).toBe(2)
    expect(running.complaints).toContain('A site is running on DATA_DIR')
    await other.stop()
    await collectGarbage()
    expect(await restored()).toMatchObject({ code: 0 })

    const again = await restored()
    expect(again.code).toBe(2)
    expect(again.complaints).toContain('holds 1 request(s)')
    expect(addressesIn(elsewhere)).toEqual([validRequest.email])
  })

  test('restore one of two files that are restored at once', async () => {
    const files = [file, `${file}2`]
    const site = await stage.start()
    for (const [number, to] of files.entries()) {
      await accepted(site, requestNumber(number))
      await command(site, ['database', 'backup', to])
    }
    const lock = new SqliteConnection(path.join(elsewhere.dataDir, 'migrate.lock'))
    lock.exec('BEGIN EXCLUSIVE')
    const restores = files.map((from) => restored(from))
    // Both wait for the lock by then; if one does not yet, the outcome is the same.
    setTimeout(() => lock.close(), 200)
    const results = await Promise.all(restores)
    const done = results.filter(({ code }) => code === 0)
    const count = Number.parseInt(done[0]?.out ?? '', 10)
    expect([done.length, count]).toEqual([1, addressesIn(elsewhere).length])
    const refused = results.filter(({ code }) => code !== 0)
    expect(refused[0]?.complaints).toContain(`holds ${count} request(s)`)
  })

  test('bring the shop’s file and photographs along, and take the place of none', async () => {
    const site = await stage.start()
    const place = (data: string, name: string) => path.join(data, name)
    const { dataDir } = stage.place
    fs.mkdirSync(place(dataDir, 'pictures/.encoded'), { recursive: true })
    fs.writeFileSync(place(dataDir, 'pictures/hero.jpg'), Buffer.from([0, 255, 1]))
    fs.writeFileSync(place(dataDir, 'pictures/.encoded/made'), 'made of it')
    await command(site, ['database', 'backup', file])
    fs.writeFileSync(place(elsewhere.dataDir, 'shop.yaml'), 'name: Altra')
    expect((await restored()).code).toBe(0)
    expect(fs.readFileSync(place(elsewhere.dataDir, 'shop.yaml'), 'utf8')).toBe('name: Altra')
    expect(fs.readFileSync(place(elsewhere.dataDir, 'pictures/hero.jpg'))).toEqual(
      Buffer.from([0, 255, 1]),
    )
    expect(fs.existsSync(place(elsewhere.dataDir, 'pictures/.encoded'))).toBe(false)
    const contents = new SqliteConnection(database(elsewhere))
    expect(contents.all("SELECT name FROM sqlite_master WHERE name = 'shopFiles'")).toEqual([])
    contents.close()
  })

  test('write one whole file where two backups go to it at once', async () => {
    const site = await stage.start()
    await accepted(site, validRequest)
    const words = ['database', 'backup', file, '--force']
    const backups = [1, 2].map(() => commandAt(stage.place, words))
    for (const backup of backups) expect(await backup).toMatchObject({ code: 0, complaints: '' })
    const unforced = [1, 2].map(() => commandAt(stage.place, ['database', 'backup', `${file}2`]))
    expect((await Promise.all(unforced)).map(({ code }) => code).sort()).toEqual([0, 2])
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(await restored()).toMatchObject({ code: 0, out: '1 request(s) restored.\n' })
  })

  test('never take the place of the database, or of a file that belongs to it', async () => {
    const site = await stage.start()
    await accepted(site, validRequest)
    const own = database(stage.place)
    const targets = [
      ...['', '-wal', '-shm', '-journal'].map((suffix) => own + suffix),
      path.relative('.', own),
    ]
    const inode = fs.statSync(own).ino
    for (const target of targets) {
      for (const words of [
        ['database', 'backup', target, '--force'],
        ['requests', 'export', '--force', '--out', target],
        ['catalogue', 'export', '--force', '--out', target],
      ]) {
        const complaints = `${target} is what the site's own database is called: name another file.\n`
        expect(await command(site, words)).toEqual({ code: 2, out: '', complaints })
      }
    }
    expect(fs.statSync(own).ino).toBe(inode)
    // A link's place is taken, and not that of the file that it names.
    const link = path.join(elsewhere.dataDir, 'link.sqlite')
    fs.symlinkSync(own, link)
    expect((await command(site, ['database', 'backup', link, '--force'])).code).toBe(0)
    await site.stop()
    await collectGarbage()
    expect(fs.lstatSync(link).isSymbolicLink()).toBe(false)
    expect(addressesIn(stage.place)).toEqual([validRequest.email])
  })

  test('restore a copy of file and log, and refuse the file alone', async () => {
    const site = await stage.start()
    await accepted(site, validRequest)
    await mailsTried(site)
    for (const suffix of ['', '-wal']) {
      fs.copyFileSync(database(stage.place) + suffix, file + suffix)
    }
    expect(await restored()).toMatchObject({ code: 0, out: '1 request(s) restored.\n' })
    expect(addressesIn(elsewhere)).toEqual([validRequest.email])

    // What `cp` made of a database when all of it still stood in the log.
    const header = path.join(stage.place.dataDir, 'header.sqlite')
    const made = new SqliteConnection(header)
    made.exec('PRAGMA journal_mode = WAL')
    made.close()
    const third = await newSqlitePlace()
    const refused = await commandAt(third, ['database', 'restore', header])
    expect(refused.code).toBe(2)
    expect(refused.complaints).toContain('no whole database of this site: it lacks contacts')
    await third.remove()
  })

  test('restore nothing that is damaged, foreign, newer or not there', async () => {
    const site = await stage.start()
    for (let number = 0; number < 60; number += 1) await accepted(site, requestNumber(number))
    await command(site, ['database', 'backup', file])
    const expectRefused = async (reason: string) => {
      const refused = await restored()
      expect([refused.code, refused.out]).toEqual([2, ''])
      expect(refused.complaints).toContain(reason)
      expect(fs.existsSync(database(elsewhere))).toBe(false)
    }
    const newer = new SqliteConnection(file)
    newer.exec('ALTER TABLE gates RENAME TO doors')
    await expectRefused('no whole database of this site: it lacks gates')
    newer.exec('ALTER TABLE doors RENAME TO gates')
    newer.exec("INSERT INTO knex_migrations (name, batch) VALUES ('999_from_the_future', 9)")
    newer.close()
    await expectRefused('newer version of the site (999_from_the_future)')

    const bytes = fs.readFileSync(file)
    fs.writeFileSync(file, bytes.fill(0xa5, 8192, bytes.length - 4096))
    await expectRefused('damaged')
    fs.writeFileSync(file, 'id;name\n')
    await expectRefused('or no SQLite database')
    fs.rmSync(file)
    await expectRefused('There is no file')
    fs.mkdirSync(file)
    await expectRefused('There is no file')
  })

  test('restore nothing that this user may not read, and say so', async () => {
    const refusal = (name: string) => `There is no file ${name} that this user may read.`
    fs.writeFileSync(file, '', { mode: 0 })
    const isRoot = process.getuid?.() === 0
    // Root reads everything.
    if (isRoot) process.seteuid?.(65_534)
    const refused = restore(elsewhere.dataDir, file)
    if (isRoot) process.seteuid?.(0)
    await expect(refused).rejects.toThrow(refusal(file))
    fs.chmodSync(file, 0o600)
    fs.mkdirSync(`${file}-wal`)
    expect((await restored()).complaints).toBe(`${refusal(`${file}-wal`)}\n`)
  })
})

describeOnDatabases('Checking a database', (newPlace) => {
  const stage = setStage(newPlace)

  test('prints what it holds, or what is wrong', async () => {
    const site = await stage.start()
    const check = ['database', 'check']
    const empty = { code: 0, out: 'The database is sound: 0 request(s).\n', complaints: '' }
    expect(await command(site, check)).toEqual(empty)
    await accepted(site, validRequest)
    const { out } = await command(site, check)
    expect(out).toMatch(/^The database is sound: 1 request\(s\), the newest of 20\d\d-\S+ \S+\.\n$/)

    await site.services.database.knex('knex_migrations').insert({ name: '999_newer', batch: 9 })
    expect(await command(site, check)).toEqual({
      code: 1,
      out: '',
      complaints: 'The database cannot be used: made by a newer version of the site (999_newer).\n',
    })
  })
})

test('Checking finds damage in the embedded database', async () => {
  const place = await newSqlitePlace()
  const site = await startSite(place)
  await site.stop()
  const file = path.join(place.dataDir, 'chiomara.sqlite')
  const database = new SqliteConnection(file)
  const [index = { rootpage: 0 }] = database.all<{ rootpage: number }>(
    "SELECT rootpage FROM sqlite_master WHERE type = 'index' AND tbl_name = 'products'",
  )
  database.close()
  const pageSize = 4096
  const bytes = fs.readFileSync(file)
  fs.writeFileSync(file, bytes.fill(0, (index.rootpage - 1) * pageSize, index.rootpage * pageSize))
  const { code, complaints } = await commandAt(place, ['database', 'check'])
  expect(code).toBe(1)
  expect(complaints).toMatch(
    /^(DATA_DIR: .* damaged|The database cannot be used: damaged: .*page)/s,
  )
  await place.remove()
})

describe('A damaged database', () => {
  const stage = setStage(newSqlitePlace)

  test.each([
    ['SQLITE_NOTADB', 0, 100],
    ['SQLITE_CORRUPT', 100, undefined],
  ])(
    'is reported with its advice by the log, /readyz and every command (%s)',
    async (code, start, end) => {
      const { dataDir } = stage.place
      const site = await stage.start()
      await accepted(site, validRequest)
      const backup = path.join(dataDir, 'backup.sqlite')
      await command(site, ['database', 'backup', backup])
      await site.stop()
      fs.copyFileSync(backup, path.join(dataDir, 'chiomara.sqlite'))
      for (const suffix of ['-wal', '-shm']) {
        fs.rmSync(path.join(dataDir, `chiomara.sqlite${suffix}`), { force: true })
      }
      const bytes = fs.readFileSync(path.join(dataDir, 'chiomara.sqlite'))
      fs.writeFileSync(path.join(dataDir, 'chiomara.sqlite'), bytes.fill(0xa5, start, end))

      const advice = expect.stringMatching(/^DATA_DIR: .*restore a backup .*docs\/restore\.md/)
      const damaged = await openTestSite(stage.place)
      try {
        await damaged.services.content.firstReading
        const away = linesOf(damaged).find(({ reason }) => reason)
        expect(away).toMatchObject({ event: events.databaseAway, reason: code, advice })
        const reported = { status: 'pages only', checks: { database: code, advice } }
        expect(await stateOf(damaged)).toMatchObject(reported)
        expect((await damaged.post(validRequest)).status).toBe(503)
      } finally {
        await damaged.stop()
      }
      const commands = [
        ...['requests list', 'requests export', 'requests purge', 'catalogue export'],
        ...['database check', 'database backup copy', `database restore ${backup}`],
      ]
      for (const words of commands) {
        const { code, out, complaints } = await commandAt(stage.place, words.split(' '))
        expect([words, code, out, complaints]).toEqual([words, 1, '', advice])
      }
    },
  )
})

describeOnServer('Backup and restore of a database on a server', (newPlace) => {
  let place: Place

  beforeEach(async () => {
    place = await newPlace()
  })

  afterEach(() => place.remove())

  test.each(['backup', 'restore'])('are said to be its own tools’ (%s)', async (name) => {
    const { code, complaints } = await commandAt(place, ['database', name, 'a.sql'])
    expect(code).toBe(2)
    expect(complaints).toMatch(/^The database is on a server, .* docs\/restore\.md .*\.\n$/)
  })
})
