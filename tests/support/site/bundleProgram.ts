import fs from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

const folder = path.resolve('.cache/programs')

/**
 * Makes one file of a program, as the build does of the server: it starts in a fraction of the time
 * that tsx takes.
 * @param entry its source, from the repository's root
 * @param change what another version of it has instead, and that version's name
 * @returns the file
 */
export async function bundleProgram(entry: string, change?: Plugin): Promise<string> {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const file = path.join(folder, `${change?.name ?? path.parse(entry).name}.js`)
  // Other suites may start the program meanwhile: it is there as a whole or not.
  const whole = `${file}.${process.pid}`
  await build({
    entryPoints: [entry],
    outfile: whole,
    bundle: true,
    external: Object.keys(dependencies),
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    plugins: change ? [change] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
  fs.renameSync(whole, file)
  return file
}
