import fs from 'node:fs'
import path from 'node:path'
import { ownPictureFiles, ownPicturesFolder, shopFileName } from '../content/shopFiles'
import { withFile } from './inspect'

/** The table of a backup that holds what the shop has put into `DATA_DIR`. */
const table = 'shopFiles'

/** What such a file may be called; a backup could have been made by somebody else. */
const ownName = /^(?:shop\.yaml|pictures\/[^/\\]+)$/

/** The shop's file and its own pictures by their paths in `DATA_DIR`; not what the site made. */
function shopFilesIn(dataDir: string): string[] {
  const pictures = ownPictureFiles(dataDir).map((name) => `${ownPicturesFolder}/${name}`)
  const isFile = (name: string) =>
    fs.statSync(path.join(dataDir, name), { throwIfNoEntry: false })?.isFile()
  return [shopFileName, ...pictures].filter(isFile)
}

export async function packShopFiles(backup: string, dataDir: string): Promise<void> {
  await withFile(backup, (connection) => {
    connection.exec(`CREATE TABLE ${table} (name TEXT PRIMARY KEY, content BLOB NOT NULL)`)
    for (const name of shopFilesIn(dataDir)) {
      const content = fs.readFileSync(path.join(dataDir, name))
      connection.run(`INSERT INTO ${table} VALUES (?, ?)`, [name, content])
    }
  })
}

/** Moves the shop's files from a copy of a backup into a data folder, unless they are there. */
export async function unpackShopFiles(copy: string, dataDir: string): Promise<void> {
  await withFile(copy, (connection) => {
    const found = connection.all(`SELECT 1 FROM sqlite_master WHERE name = '${table}'`)
    if (found.length === 0) return
    const files = connection.all<{ name: string; content: Uint8Array }>(`SELECT * FROM ${table}`)
    for (const { name, content } of files) {
      const place = path.join(dataDir, name)
      if (!ownName.test(name) || fs.existsSync(place)) continue
      fs.mkdirSync(path.dirname(place), { recursive: true })
      fs.writeFileSync(place, content)
    }
    connection.exec(`DROP TABLE ${table}`)
    connection.exec('VACUUM')
  })
}
