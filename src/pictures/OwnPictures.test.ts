import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { bands, blue, green, near, plain, red } from '../../tests/support/pictureStage'
import { setFolder } from '../../tests/support/setFolder'
import { until } from '../../tests/support/until'
import { fileWidths, pictureAddress } from '../shared/pictures'
import { dayMs } from '../shared/spans'
import { OwnPictures } from './OwnPictures'

const frame = { width: 400, height: 300 }

let open: OwnPictures[] = []

afterEach(async () => {
  for (const pictures of open) await pictures.stop()
  open = []
})

const at = setFolder()

beforeEach(() => {
  fs.mkdirSync(at('pictures'))
})

/** Writes a picture that has been there for a while. */
function write(file: string, content: Buffer | string): void {
  const place = at('pictures', file)
  fs.writeFileSync(place, content)
  const before = new Date(Date.now() - 60_000)
  fs.utimesSync(place, before, before)
}

function ownPictures(onEncoded = () => {}, retryMs?: number): OwnPictures {
  const made = new OwnPictures({
    dataDir: at(),
    frameOf: () => frame,
    onEncoded,
    retryMs,
  })
  open.push(made)
  return made
}

const unfocused = () => undefined

/** Scans until everything that can be shown is. */
async function settled(made: OwnPictures, focusOf: Parameters<OwnPictures['scan']>[0] = unfocused) {
  await until('all pictures are encoded', async () => {
    await made.scan(focusOf)
    return (await made.survey(focusOf)).length === 0
  })
}

async function colourAt(made: OwnPictures, name: string, left: number, top: number) {
  const area = { left, top, width: 1, height: 1 }
  const file = made.served.get(pictureAddress(name)) ?? ''
  return [...(await sharp(file).extract(area).raw().toBuffer())]
}

test('A picture is there in every width and format, beside shared links, and without a word of the camera', async () => {
  write('hero.jpg', await plain(red).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  let calls = 0
  const made = ownPictures(() => {
    calls += 1
  })
  await made.scan(unfocused)
  expect([made.served.size, made.hashes]).toEqual([0, {}])
  await settled(made)
  await until('the site hears of it', () => calls > 0)
  expect(calls).toBe(1)
  expect(made.served.size).toBe(2 + 2 * fileWidths(frame.width).length)
  for (const file of made.served.values()) {
    const { exif, icc, orientation } = await sharp(file).metadata()
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
  }
  expect(
    await sharp(made.served.get(`/pictures/${made.hashes.hero}/hero-share.jpg`)).metadata(),
  ).toMatchObject({ width: 1200, height: 630 })

  const restarted = ownPictures()
  await restarted.scan(unfocused)
  expect(restarted.hashes).toEqual(made.hashes)
})

test('Another picture of the name takes its place; the old one stays until it is ready, and where it cannot be read', async () => {
  write('lock.png', await plain(red).png().toBuffer())
  const made = ownPictures()
  await settled(made)
  const before = made.hashes
  write('lock.png', await plain(blue, { width: 500, height: 400 }).png().toBuffer())
  await made.scan(unfocused)
  expect(made.hashes).toEqual(before)
  await settled(made)
  expect(made.hashes).not.toEqual(before)
  expect(await colourAt(made, 'lock', 9, 9)).toEqual(near(blue))
  write('lock.png', 'no picture')
  await settled(made)
  await made.scan(unfocused)
  expect(made.problems).toEqual(['pictures/lock.png cannot be read as a picture'])
  expect(await colourAt(made, 'lock', 9, 9)).toEqual(near(blue))
  fs.rmSync(at('pictures', 'lock.png'))
  await made.scan(unfocused)
  expect([made.hashes, made.served.size]).toEqual([{}, 0])
})

test('What the focus names stays in the frame', async () => {
  write('lock.png', await bands(1200, 300).png().toBuffer())
  const made = ownPictures()
  await settled(made)
  expect(await colourAt(made, 'lock', 200, 150)).toEqual(near(green))
  await settled(made, () => ({ x: 0, y: 50 }))
  expect(await colourAt(made, 'lock', 200, 150)).toEqual(near(red))
  await settled(made, () => ({ x: 100, y: 50 }))
  expect(await colourAt(made, 'lock', 200, 150)).toEqual(near(blue))
})

const nameProblem =
  'is no picture: its name has letters, digits, - and _ and ends in .jpg, .png, .webp, .avif or .tif'

test.each<[string, () => Promise<Buffer | string>, string]>([
  ['text.jpg', async () => 'no picture', 'text.jpg cannot be read as a picture'],
  [
    'half.png',
    async () => (await bands(1200, 300).png().toBuffer()).subarray(0, 300),
    'half.png cannot be read as a picture',
  ],
  ['phone.heic', async () => 'heic', `phone.heic ${nameProblem}`],
  [
    'bomb.png',
    async () =>
      await sharp({
        create: { width: 9000, height: 9000, channels: 3, background: red },
        limitInputPixels: false,
      })
        .png()
        .toBuffer(),
    'bomb.png has more than 60 megapixels',
  ],
  ['my photo.jpg', async () => 'x', `my photo.jpg ${nameProblem}`],
  ['large.jpg', async () => Buffer.alloc(40 * 1024 * 1024 + 1), 'large.jpg is larger than 40 MB'],
] as const)(
  '%s is reported by name, and nothing of it is served',
  async (file, content, problem) => {
    write(file, await content())
    write('lock.png', await plain(red).png().toBuffer())
    const made = ownPictures()
    await settled(made)
    await made.scan(unfocused)
    expect(made.problems).toEqual([`pictures/${problem}`])
    expect(Object.keys(made.hashes)).toEqual(['lock'])
    fs.rmSync(at('pictures', file))
    await made.scan(unfocused)
    expect(made.problems).toEqual([])
  },
)

test('A folder that cannot be read is reported, and what shows stays', async () => {
  write('lock.png', await plain(red).png().toBuffer())
  const made = ownPictures()
  await settled(made)
  const before = made.hashes
  const place = at('pictures')
  fs.renameSync(place, `${place}.away`)
  fs.writeFileSync(place, 'no folder')
  await made.scan(unfocused)
  expect([made.problems, made.hashes]).toEqual([['pictures cannot be read: Error ENOTDIR'], before])
})

test('Two files of one name are reported, and the first shows', async () => {
  write('lock.jpg', await plain(red).jpeg().toBuffer())
  write('lock.png', await plain(blue).png().toBuffer())
  const made = ownPictures()
  await settled(made)
  expect(made.problems).toEqual(['pictures/lock.png has the name of lock.jpg'])
  expect(await colourAt(made, 'lock', 9, 9)).toEqual(near(red))
})

test('What may pass, such as a full disk, is reported and tried again', async () => {
  write('lock.png', await plain(red).png().toBuffer())
  const encoded = at('pictures', '.encoded')
  fs.writeFileSync(encoded, 'no folder')
  const made = ownPictures(undefined, 1000)
  await until('it is reported', async () => {
    await made.scan(unfocused)
    return made.problems.length > 0
  })
  expect(made.problems).toEqual([
    'pictures/lock.png could not be encoded, and is tried again: ENOTDIR',
  ])
  fs.rmSync(encoded)
  await until('it shows', async () => {
    await made.scan(unfocused)
    return 'lock' in made.hashes
  })
  expect(made.problems).toEqual([])
})

test('An unreadable picture is encoded once, however long it lies there', async () => {
  write('text.jpg', 'no picture')
  await settled(ownPictures())
  const encoded = at('pictures', '.encoded')
  const lastWeek = new Date(Date.now() - 7 * dayMs)
  const [note = ''] = fs.readdirSync(encoded)
  fs.utimesSync(path.join(encoded, note), lastWeek, lastWeek)
  const restarted = ownPictures()
  expect(await restarted.survey(unfocused)).toEqual([])
  await restarted.scan(unfocused)
  expect(restarted.problems).toEqual(['pictures/text.jpg cannot be read as a picture'])
  fs.rmSync(at('pictures', 'text.jpg'))
  await restarted.scan(unfocused)
  expect(fs.readdirSync(encoded)).toEqual([])
})

test('A site that stops does not wait for an encoding', async () => {
  write('lock.png', await bands(3000, 3000).png().toBuffer())
  const made = ownPictures()
  await made.scan(unfocused)
  expect(await made.survey(unfocused)).toHaveLength(1)
  await made.stop()
  expect(
    fs.readdirSync(at('pictures', '.encoded')).filter((name) => !name.startsWith('unfinished')),
  ).toEqual([])
})
