import fs from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../core/errors'
import { mailKinds } from './mailRecord'

/** Nobody but the owner may read mails. */
const fileMode = 0o600
const folderMode = 0o700

const part = '.part'

/** The result, or undefined where there is no such file or folder. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The folder of mails that are files, as long as there is no mail server. */
export class MailFolder {
  readonly folder: string

  constructor(dataDir: string) {
    this.folder = path.join(dataDir, 'mail')
  }

  /** Creates the folder if needed, and closes it to others. Rejects if mails cannot be written. */
  async make(): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: folderMode })
    await fs.chmod(this.folder, folderMode)
    await fs.access(this.folder, fs.constants.W_OK)
  }

  /**
   * @param name a mail's id and kind, `ID.KIND`
   * @param date becomes the file's, however often it is written: its age decides when it is deleted
   */
  async write(name: string, message: Buffer, date: Date): Promise<void> {
    await this.make()
    const file = path.join(this.folder, `${name}.eml`)
    // Renamed when complete: programs that watch the folder never see half a mail.
    await fs.writeFile(file + part, message, { mode: fileMode, flush: true })
    await fs.rename(file + part, file)
    await unlessMissing(fs.utimes(file, date, date))
  }

  async #delete(name: string): Promise<void> {
    await fs.rm(path.join(this.folder, name), { force: true })
  }

  /** Deletes the mails about requests, whatever their kind. */
  async deleteMailsOf(ids: readonly string[]): Promise<void> {
    const ends = mailKinds.flatMap((kind) => [`${kind}.eml`, `${kind}.eml${part}`])
    for (const id of ids) await Promise.all(ends.map((end) => this.#delete(`${id}.${end}`)))
  }

  /** Deletes files from before this moment, finished or not. */
  async deleteOlderThan(moment: Date): Promise<void> {
    for (const name of (await unlessMissing(fs.readdir(this.folder))) ?? []) {
      const stat = await unlessMissing(fs.stat(path.join(this.folder, name)))
      if (stat && stat.mtime < moment) await this.#delete(name)
    }
  }
}
