import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type BuiltSite, startBuiltSite } from '../support/browser/browserSite'
import { abortDownload, pipeline } from '../support/clients/rawClients'
import { extent } from '../support/extent'
import { until } from '../support/until'

const folder = path.join('.cache', 'faults', 'site')

/** A few hundred that leak show, beside some ten that a site has open. */
const aborts = extent(2000, 20_000)
const pipelined = extent(50, 500)
const publicFolder = path.join(folder, 'public')

/**
 * More than the engine lets pile up of thousands of short connections before it collects them, less
 * than it takes when what each of them held stays.
 */
const memoryMiB = 400

const isLinux = fs.existsSync('/proc/self/fd')
if (!isLinux) process.stderr.write('No /proc on this machine: faults of files are left out.\n')

const openDescriptors = ({ pid }: BuiltSite) => fs.readdirSync(`/proc/${pid}/fd`).length

function peakMiB({ pid }: BuiltSite): number {
  const [, kB] = /VmHWM:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB) / 1024
}

const addressesIn = (part: string) =>
  fs
    .readdirSync(path.join(publicFolder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative(publicFolder, path.join(entry.parentPath, entry.name))}`)
    .sort()

const sizeOf = (address: string) => fs.statSync(path.join(publicFolder, address)).size

const largestPicture = () =>
  addressesIn('images').reduce((largest, one) => (sizeOf(one) > sizeOf(largest) ? one : largest))

async function inParallel(count: number, clients: number, act: (n: number) => Promise<void>) {
  let next = 0
  const work = async () => {
    while (next < count) {
      next += 1
      await act(next)
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
}
// Left out elsewhere: descriptors and memory are read in `/proc`.
;(isLinux ? describe : describe.skip)('the files of a built site', () => {
  let site: BuiltSite
  let picture: string

  const expectWhole = async (address: string) => {
    const response = await fetch(site.url + address, { signal: AbortSignal.timeout(3500) })
    const body = await response.arrayBuffer()
    expect([address, response.status, body.byteLength]).toEqual([address, 200, sizeOf(address)])
  }

  beforeAll(() => {
    execFileSync(path.resolve('node_modules/.bin/tsx'), ['build/build.ts', `--out=${folder}`], {
      stdio: 'pipe',
    })
    picture = largestPicture()
  })

  beforeEach(async () => {
    site = await startBuiltSite(folder)
  })

  afterEach(async () => {
    await site.stop()
  })

  test('thousands of downloads that are broken off leave nothing open', async () => {
    const before = openDescriptors(site)
    await inParallel(aborts, 40, (n) =>
      abortDownload(site.url, picture, n % 2 === 0 ? 'asked' : 'begun'),
    )
    await until('nothing is open any more', () => openDescriptors(site) <= before)
    expect(peakMiB(site)).toBeLessThan(memoryMiB)
    await expectWhole(picture)
  })

  test('many requests pipelined on 20 connections open no more than a file each', async () => {
    const before = openDescriptors(site)
    const clients = Array.from({ length: 20 }, () => pipeline(site.url, picture, pipelined))
    let most = 0
    for (const client of clients) client.resume()
    await until('every connection has been answered, or closed', () => {
      most = Math.max(most, openDescriptors(site))
      return clients.every(
        ({ destroyed, bytesRead }) => destroyed || bytesRead > pipelined * sizeOf(picture),
      )
    })
    for (const client of clients) client.destroy()
    expect(most - before).toBeLessThanOrEqual(2 * clients.length)
    await until('nothing is open any more', () => openDescriptors(site) <= before)
    expect(peakMiB(site)).toBeLessThan(memoryMiB)
    await expectWhole(picture)
  })

  test('running out of descriptors ends nothing', async () => {
    await site.stop()
    site = await startBuiltSite(folder, {}, 96)
    const before = openDescriptors(site)
    const clients = Array.from({ length: 200 }, () => pipeline(site.url, picture, 20))
    await until('there is none left', () => openDescriptors(site) >= 95)
    for (const client of clients) client.destroy()
    await until('nothing is open any more', () => openDescriptors(site) <= before)
    await expectWhole(picture)
  })
})
