import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'
import type { Metafile } from 'esbuild'

interface Component {
  'bom-ref': string
  scope?: string
  properties?: { name: string }[]
}

interface Dependency {
  ref: string
  dependsOn?: string[]
}

/** What we read of CycloneDX's format: https://cyclonedx.org/docs/1.5/json/ */
interface Bill {
  metadata: { component: Component }
  components: Component[]
  dependencies: Dependency[]
}

/** A package's folder, and its name, in the path of one of its files. */
const packageFolder = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/

const ofDevelopment = ({ properties = [] }: Component) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development')

/** Packages of which there is code in a bundle, as `name@version`. */
function bundled(metafiles: readonly Metafile[]): Set<string> {
  const folders = new Map<string, string>()
  for (const input of metafiles.flatMap(({ inputs }) => Object.keys(inputs))) {
    const [folder, name] = packageFolder.exec(input) ?? []
    if (folder && name) folders.set(folder, name)
  }
  const versionIn = (folder: string) =>
    JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8')).version
  return new Set([...folders].map(([folder, name]) => `${name}@${versionIn(folder)}`))
}

/**
 * The software bill of materials, in CycloneDX: npm's, of the lock file, without what only builds and
 * tests. Packages of development that the bundles hold are in it: they are shipped like the others.
 */
export async function billOfMaterials(metafiles: readonly Metafile[]): Promise<Bill> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
      // Otherwise what it leaves out follows the environment.
      ...['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`),
    ],
    { maxBuffer: 64 * 2 ** 20 },
  )
  const whole: Bill = JSON.parse(stdout)
  const inBundles = bundled(metafiles)
  const components = whole.components
    .filter((component) => !ofDevelopment(component) || inBundles.has(component['bom-ref']))
    .map((component) => ({ ...component, scope: 'required' }))
  const shipped = new Set(components.map(({ 'bom-ref': ref }) => ref))
  const dependencies = whole.dependencies
    .filter(({ ref }) => shipped.has(ref) || ref === whole.metadata.component['bom-ref'])
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((one) => shipped.has(one)),
    }))
  return { ...whole, components, dependencies }
}
