import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { pollOptions } from '../../src/StateCheck'
import { adviceIn, expectAway, expectBack, startAway } from '../support/servers/databaseAway'
import { newSqlitePlace, type Place } from '../support/servers/databases'
import { type SiteProcess, startSiteProcess } from '../support/site/siteProcess'

/** A small disk of its own on the folder. @returns false where this user may not make one */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const remount = (folder: string, how: 'ro' | 'rw') =>
  execFileSync('mount', ['-o', `remount,${how}`, folder])

const umount = (folder: string) => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })

function canMount(): boolean {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-mount-'))
  const can = process.platform === 'linux' && mountDisk(folder)
  if (can) umount(folder)
  fs.rmdirSync(folder)
  return can
}

/** Left out where this user may not mount a disk: a test needs one that can be full. */
const describeWithDisk = canMount() ? describe : describe.skip

describeWithDisk('A site and an embedded database on a disk that', () => {
  let place: Place
  let site: SiteProcess | undefined

  /** Takes all the room. @returns what gives it back */
  function fill(): () => void {
    const file = path.join(place.dataDir, 'ballast')
    const target = fs.openSync(file, 'w')
    try {
      for (;;) fs.writeSync(target, Buffer.alloc(4096))
    } catch {
      fs.closeSync(target)
    }
    return () => fs.rmSync(file)
  }

  beforeEach(async () => {
    place = await newSqlitePlace()
    mountDisk(place.dataDir)
  })

  afterEach(async () => {
    await site?.kill()
    umount(place.dataDir)
    await place.remove()
  })

  test('is full at start', async () => {
    const free = fill()
    site = await startAway(place)
    await expectAway(site, /SQLITE_/, false)
    expect(adviceIn(site)[0]).toMatch(/^DATA_DIR: /)
    free()
    await expectBack(site)
  })

  test('becomes full', async () => {
    site = await startSiteProcess(place, {}, { poll: pollOptions })
    const free = fill()
    await expectAway(site, /SQLITE_/, true)
    free()
    await expectBack(site)
  })

  test('is read-only at start', async () => {
    remount(place.dataDir, 'ro')
    site = await startAway(place)
    await expectAway(site, /SQLITE_/, false)
    expect(adviceIn(site)[0]).toMatch(/^DATA_DIR: /)
    remount(place.dataDir, 'rw')
    await expectBack(site)
  })
})
