import fs from 'node:fs'
import os from 'node:os'
import sharp from 'sharp'
import { codeOf } from '../core/errors'
import type { Frame } from '../shared/pictures/Picture'
import type { Crop } from '../shared/pictures/sharePictures'
import { encodePicture, type Focus, framePicture, shareJpeg } from './encodePicture'
import { writeFolder } from './pictureFiles'

/** What is to be made of a picture; the process gets it as JSON in its one argument. */
export interface EncodingTask {
  file: string
  /** The folder for the files; it is there once all of them are. */
  out: string
  frame: Frame
  focus?: Focus | undefined
  /** Where the picture stands beside shared links too: their frame and which part stays in it. */
  share?: Crop | undefined
}

const limitInputPixels = 60_000_000

async function encode({ file, out, frame, focus, share }: EncodingTask): Promise<void> {
  const image = sharp(fs.readFileSync(file), { limitInputPixels })
  const files = await encodePicture(await framePicture(image.clone(), frame, focus), frame)
  if (share) files.set('share.jpg', await shareJpeg(image, share))
  writeFolder(files, out)
}

/** Pages come first: this work waits for them, on one core. */
os.setPriority(os.constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
encode(JSON.parse(process.argv[2] ?? '{}')).catch((error: Error) => {
  process.exitCode = 1
  // The system's faults have a code and may pass. What is wrong with the picture itself stays so.
  const code = codeOf(error)
  if (code !== '') process.stderr.write(code)
  else if (!error.message.includes('pixel limit'))
    process.stdout.write('cannot be read as a picture')
  else process.stdout.write(`has more than ${limitInputPixels / 1_000_000} megapixels`)
})
