import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline/promises'
import { ConfigError, readConfig } from '../config'
import { errorCode } from '../errors'
import { createStores } from '../stores'
import type { Terminal } from './output'
import { runCommand } from './program'

async function ask(question: string): Promise<boolean> {
  const prompt = readline.createInterface({ input: process.stdin, output: process.stderr })
  const answer = await prompt.question(`${question} [y/N] `)
  prompt.close()
  return /^(y|yes|s|sì|si)$/i.test(answer.trim())
}

/** Names of the pictures in the build that this program is part of. */
function builtPictures(): ReadonlySet<string> | undefined {
  const folder = path.join(import.meta.dirname, 'public', 'images')
  if (!fs.existsSync(folder)) return undefined
  return new Set(fs.readdirSync(folder).map((file) => path.parse(file).name))
}

const terminal: Terminal = {
  out: (text) => process.stdout.write(text),
  ask: process.stdin.isTTY ? ask : undefined,
}

async function main(): Promise<number> {
  const config = readConfig()
  const stores = createStores(config)
  try {
    const site = { ...stores, retentionDays: config.retentionDays, pictures: builtPictures() }
    return await runCommand(process.argv.slice(2), site, terminal, (text) =>
      process.stderr.write(text),
    )
  } finally {
    await stores.database.close()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    // Messages of database errors quote rows, so only what kind it was is told.
    const text = error instanceof ConfigError ? error.message : errorCode(error)
    process.stderr.write(`That failed.\n${text}\n`)
    process.exitCode = 1
  },
)
