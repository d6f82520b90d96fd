import path from 'node:path'
import type { Metafile } from 'esbuild'
import type { Assets } from '../src/pages/assets'
import type { Bilingual, Language } from '../src/shared/languages'
import type { RegisteredPage } from '../views/pages/PageDefinition'
import { pageLoaders } from '../views/pages/registry'

/** All files that importing one output loads at once, itself included. */
function closureOf(output: string, { outputs }: Metafile, seen = new Set<string>()): Set<string> {
  if (seen.has(output)) return seen
  seen.add(output)
  for (const { path: imported, kind } of outputs[output]?.imports ?? []) {
    if (kind === 'import-statement') closureOf(imported, { inputs: {}, outputs }, seen)
  }
  return seen
}

function mapBoth<A, B>({ it, en }: Bilingual<A>, change: (one: A) => B): Bilingual<B> {
  return { it: change(it), en: change(en) }
}

/** Where the outputs are: the entry's, and that of each page, whose folder is its id. */
export function describeAssets(
  metafile: Metafile,
  publicOut: string,
): {
  scripts: Omit<Assets, 'pictures'>
  files: Map<RegisteredPage, Bilingual<string[]>>
} {
  const outputOf = (pattern: RegExp): string => {
    const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
      pattern.test(entryPoint ?? ''),
    )
    if (!found) throw new Error(`The build has no output for ${pattern}`)
    return found[0]
  }
  const address = (file: string) => `/${path.relative(publicOut, file)}`
  const entry = outputOf(/^views\/browser\.tsx$/)
  const shared = closureOf(entry, metafile)
  const files = new Map<RegisteredPage, Bilingual<string[]>>()
  const pages: Assets['pages'] = {}
  for (const id of Object.keys(pageLoaders) as RegisteredPage[]) {
    const code = closureOf(outputOf(new RegExp(`^views/pages/${id}/\\w+Page\\.tsx$`)), metafile)
    const own = (language: Language) => [
      ...code,
      outputOf(new RegExp(`^views/pages/${id}/text\\.${language}\\.ts$`)),
    ]
    const all = { it: own('it'), en: own('en') }
    files.set(
      id,
      mapBoth(all, (some) => [...new Set([...shared, ...some])]),
    )
    pages[id] = mapBoth(all, (some) => some.filter((file) => !shared.has(file)).map(address))
  }
  const imports = [...shared].filter((file) => file !== entry).map(address)
  return { scripts: { entry: address(entry), imports, pages }, files }
}
