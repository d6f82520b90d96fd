import fs from 'node:fs'
import os from 'node:os'
import sharp from 'sharp'
import { codeOf } from '../core/errors'
import { type Cut, encodePicture } from './encodePicture'
import { writeFolder } from './pictureFiles'

/** What is to be made of a picture; the process gets it as JSON in its one argument. */
export interface EncodingTask extends Cut {
  file: string
  /** The folder for the files; it is there once all of them are. */
  out: string
}

const limitInputPixels = 60_000_000

async function encode({ file, out, ...cut }: EncodingTask): Promise<void> {
  const image = sharp(fs.readFileSync(file), { limitInputPixels })
  writeFolder(await encodePicture(image, cut), out)
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
