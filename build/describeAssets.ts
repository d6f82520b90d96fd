import path from 'node:path'
import type { Metafile } from 'esbuild'
import type { Assets } from '../src/pages/assets'
import type { Bilingual, Language } from '../src/shared/languages'
import type { RegisteredPage } from '../views/navigation/LoadedPage'
import { pageLoaders } from '../views/pages/registry'
import { browserEntry, chunkOf, startScript } from './bundles'

/** All files that importing one output loads at once, itself included. */
function closureOf(output: string, metafile: Metafile, seen = new Set<string>()): Set<string> {
  if (seen.has(output)) return seen
  seen.add(output)
  for (const { path: imported, kind } of metafile.outputs[output]?.imports ?? []) {
    if (kind === 'import-statement') closureOf(imported, metafile, seen)
  }
  return seen
}

/** The module of a page, whose folder is its id. */
const pageModule = (id: RegisteredPage): string =>
  `views/pages/${id}/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`

/** The files that a page needs to be interactive. */
export interface PageFiles {
  code: readonly string[]
  /** The page's own text, and text that some pages share; what all of them share counts as code. */
  text: Bilingual<readonly string[]>
}

/** Where the outputs are: the entry's, and those of each page. */
export function describeAssets(metafile: Metafile, publicOut: string) {
  type Output = Metafile['outputs'][string]
  const outputOf = (source: string, is = ({ entryPoint }: Output) => entryPoint === source) => {
    const found = Object.entries(metafile.outputs).find(([, output]) => is(output))
    if (!found) throw new Error(`The build has no output for ${source}`)
    return found[0]
  }
  const address = (file: string) => `/${path.relative(publicOut, file)}`
  // Not the output named after the entry, which only imports this one.
  const entry = outputOf(browserEntry, ({ inputs }) => browserEntry in inputs)
  const shared = closureOf(entry, metafile)
  const start = outputOf(startScript)
  const files = new Map<RegisteredPage, PageFiles>()
  const pages: Assets['pages'] = {}
  for (const id of Object.keys(pageLoaders) as RegisteredPage[]) {
    const own = [...closureOf(outputOf(chunkOf(pageModule(id))), metafile)].filter(
      (file) => !shared.has(file),
    )
    const textIn = (language: Language) => {
      const files = closureOf(outputOf(chunkOf(`views/pages/${id}/text.${language}.ts`)), metafile)
      return [...files].filter((file) => !shared.has(file) && !own.includes(file))
    }
    const text = { it: textIn('it'), en: textIn('en') }
    files.set(id, { code: [start, ...shared, ...own], text })
    pages[id] = {
      it: [...own, ...text.it].map(address),
      en: [...own, ...text.en].map(address),
    }
  }
  const imports = [...shared].filter((file) => file !== entry).map(address)
  return {
    scripts: { start: address(start), entry: address(entry), imports, pages },
    files,
  }
}
