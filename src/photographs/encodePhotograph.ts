import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Frame } from '../shared/pictures/Picture'
import { encodePicture, type Focus, framePicture, settings } from './encodePicture'

/** What is to be made of a photograph; the process gets it as JSON in its one argument. */
export interface EncodingTask {
  file: string
  /** The folder for the files; it is there once all of them are. */
  out: string
  frame: Frame
  focus?: Focus
  /** Where the picture stands beside shared links too: their frame and which part stays in it. */
  share?: Frame & { crop: 'top' | 'centre' | 'attention' }
}

const mostPixels = 60_000_000

/** Pages come first: this work waits for them, on one core. */
os.setPriority(os.constants.priority.PRIORITY_LOW)
sharp.concurrency(1)

async function encode({ file, out, frame, focus, share }: EncodingTask): Promise<void> {
  const framed = await framePicture(file, frame, focus, mostPixels)
  const files = await encodePicture(framed, frame)
  if (share) {
    const { width, height, crop } = share
    const shared = sharp(file, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width, height, fit: 'cover', position: crop })
      .flatten({ background: settings.ground })
      .jpeg(settings.jpeg)
    files.set('share.jpg', await shared.toBuffer())
  }
  // Renamed when complete: another process on the same volume may make the same.
  const unfinished = fs.mkdtempSync(path.join(path.dirname(out), 'unfinished-'))
  for (const [name, content] of files) fs.writeFileSync(path.join(unfinished, name), content)
  try {
    fs.renameSync(unfinished, out)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true })
    if (!fs.existsSync(out)) throw error
  }
}

encode(JSON.parse(process.argv[2] ?? '{}')).catch((error: Error) => {
  process.stderr.write(
    error.message.includes('pixel limit')
      ? `has more than ${mostPixels / 1_000_000} megapixels`
      : 'cannot be read as a picture',
  )
  process.exitCode = 1
})
