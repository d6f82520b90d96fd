/**
 * Renders pictures of the site: `npm run pictures -- NAME…`, with `--draft` a small fast one to judge
 * by, with `--samples N` and `--scale S` a final of another quality. Without a name it lists what there is.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { pictures } from '../src/pictures/manifest'
import type { Frame } from '../src/shared/pictures'
import { shadeOfPicture } from '../views/text/pictures/shadePictures'
import { productPictures } from './productScenes'

const studio = import.meta.dirname
const masters = path.join(studio, '../public/images')
const cache = path.join(studio, '../.cache/studio')
const blender = process.env.BLENDER ?? 'blender'

/** Size as a share of the frame's, and light paths a pixel. */
interface Quality {
  scale: number
  samples: number
}

const draft: Quality = { scale: 0.25, samples: 12 }
/** Larger than the frame, then made smaller: a hair close up is about as thick as a pixel of the render. */
const final: Quality = { scale: 1.25, samples: 12 }

/** Fine enough for strands, which a stronger compression would melt together. */
const jpeg = { quality: 88, chromaSubsampling: '4:2:0', mozjpeg: true } as const

/** A picture and its frame. */
type ToRender = Frame & { name: string; mirrored?: boolean }

const all: readonly ToRender[] = [...pictures, ...productPictures]

/** The module that builds a picture, and what it is to show: the shade chart shares one, and so does a line. */
function buildOf(name: string): { module: string; facts: object } {
  const shade = shadeOfPicture(name)
  if (shade) return { module: 'shade', facts: { shade } }
  const product = productPictures.find((picture) => picture.name === name)
  if (product) {
    return { module: `product_${product.scene.replaceAll('-', '_')}`, facts: product.facts }
  }
  return { module: name.replaceAll('-', '_'), facts: {} }
}
const sceneOf = (name: string) => path.join(studio, 'scenes', `${buildOf(name).module}.py`)
const masterOf = (name: string) => path.join(masters, `${name}.jpg`)

/** An error that the command line shows without its stack. */
class StudioError extends Error {}

function list(): void {
  for (const { name } of all) {
    const scene = fs.existsSync(sceneOf(name)) ? 'scene' : ''
    const master = fs.existsSync(masterOf(name)) ? 'master' : ''
    process.stdout.write(`${name.padEnd(26)}${scene.padEnd(8)}${master}\n`)
  }
}

function find(name: string): ToRender {
  const picture = all.find((one) => one.name === name)
  if (!picture) {
    throw new StudioError(`There is no picture "${name}"; npm run pictures lists all`)
  }
  if (!fs.existsSync(sceneOf(name))) {
    throw new StudioError(`"${name}" has no scene yet: ${path.relative('.', sceneOf(name))}`)
  }
  return picture
}

function checkBlender(): void {
  const answer = spawnSync(blender, ['-b', '--factory-startup', '--python-expr', 'import numpy'], {
    encoding: 'utf8',
  })
  if (answer.error) {
    throw new StudioError(
      `${blender} does not start: install Blender 3.4 (Debian: blender, python3-numpy), or name it in BLENDER`,
    )
  }
  if (/ModuleNotFoundError/.test(answer.stdout + answer.stderr)) {
    throw new StudioError('Blender’s Python has no numpy (Debian: python3-numpy)')
  }
}

/** Says how far a render is, from what render.py prints. */
function report(name: string, child: ChildProcess): string[] {
  const tail: string[] = []
  if (!child.stdout) return tail
  readline.createInterface(child.stdout).on('line', (line) => {
    const [, progress] = /^studio: (.*)/.exec(line) ?? []
    if (progress !== undefined) process.stdout.write(`${name}: ${progress}\n`)
    tail.push(line)
    if (tail.length > 30) tail.shift()
  })
  return tail
}

async function render(picture: ToRender, kind: string, quality: Quality): Promise<string> {
  const { name, width, height } = picture
  const work = path.join(cache, `${name}.${kind}`)
  fs.mkdirSync(work, { recursive: true })
  const png = path.join(work, 'picture.png')
  const { scale, samples } = quality
  process.stdout.write(
    `${name}: ${kind}, ${Math.round(width * scale)} × ${Math.round(height * scale)}, ${samples} paths a pixel\n`,
  )
  const script = path.join(studio, 'render.py')
  const { module, facts } = buildOf(name)
  const values = [module, JSON.stringify(facts), width, height, png, work, scale, samples]
  const blenderArguments = ['-b', '--factory-startup', '-P', script, '--', ...values.map(String)]
  // The denoiser's threads wait for each other in a loop where others work on the machine.
  const env = { ...process.env, OMP_NUM_THREADS: '1' }
  const child = spawn(blender, blenderArguments, { stdio: ['ignore', 'pipe', 'inherit'], env })
  const tail = report(name, child)
  fs.rmSync(png, { force: true })
  const code = await new Promise((resolve) => child.on('close', resolve))
  // Blender ends with 0 when a script fails.
  if (code !== 0 || !fs.existsSync(png)) {
    throw new StudioError(`${name} was not rendered (exit ${code}):\n${tail.join('\n')}`)
  }
  return png
}

async function makePicture(picture: ToRender, kind: 'draft' | 'final', quality: Quality) {
  const png = await render(picture, kind, quality)
  if (kind === 'draft') {
    process.stdout.write(`${picture.name}: ${path.relative('.', png)}\n`)
    return
  }
  const { name, width, height, mirrored } = picture
  const shown = sharp(png)
    .flop(mirrored === true)
    .resize(width, height, { kernel: 'lanczos3' })
  await shown.jpeg(jpeg).toFile(masterOf(name))
  const kilobytes = Math.round(fs.statSync(masterOf(name)).size / 1000)
  process.stdout.write(`${name}: ${path.relative('.', masterOf(name))}, ${kilobytes} kB\n`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      draft: { type: 'boolean', default: false },
      scale: { type: 'string', default: String(final.scale) },
      samples: { type: 'string', default: String(final.samples) },
    },
    allowPositionals: true,
  })
  if (positionals.length === 0) {
    list()
    return
  }
  const chosen = positionals.map(find)
  checkBlender()
  const scale = Number(values.scale)
  if (!(scale > 0 && scale <= 2))
    throw new StudioError('--scale takes a share of the frame, up to 2')
  const samples = Number(values.samples)
  if (!Number.isInteger(samples) || samples < 1)
    throw new StudioError('--samples takes a whole number')
  for (const picture of chosen) {
    if (values.draft) await makePicture(picture, 'draft', draft)
    else await makePicture(picture, 'final', { scale, samples })
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof StudioError ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
