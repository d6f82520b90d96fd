import fs from 'node:fs'

/** The build's version: `VERSION`, or else package.json's, and `REVISION` where it is given. */
export function builtVersion(): string {
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const { VERSION, REVISION } = process.env
  return (VERSION || version) + (REVISION ? `+${REVISION}` : '')
}
