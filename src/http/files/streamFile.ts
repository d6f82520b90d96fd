import { open } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Representation } from './BuiltFile'
import type { ByteRange } from './byteRange'

/** The file on the disk is no longer the one that was listed. */
class FileChangedError extends Error {
  override readonly name = 'FileChangedError'
}

/**
 * Sends a part of a file from the disk. The descriptor is closed in any case: after the last byte,
 * after an error, and when the client has gone.
 * @param writeHead begins the answer, once the file is known to be readable
 */
export async function streamFile(
  { file, size }: Representation,
  part: ByteRange,
  response: ServerResponse,
  writeHead: () => void,
): Promise<void> {
  const handle = await open(file)
  try {
    const found = await handle.stat()
    if (!found.isFile() || found.size !== size) throw new FileChangedError()
    writeHead()
    const content = handle.createReadStream({ ...part, autoClose: false })
    await pipeline(content, response, { end: false })
    // If the file was truncated meanwhile, the client would wait for the rest.
    if (content.bytesRead !== part.end - part.start + 1) throw new FileChangedError()
    response.end()
  } finally {
    await handle.close()
  }
}
