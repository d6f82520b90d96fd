import fs from 'node:fs'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/**
 * Checks who imports whom against `.dependency-cruiser.cjs`. The cruiser reads TypeScript with a
 * forgiving parser, and what it cannot read breaks no rule; so each import that stands in a file
 * must be among those it saw.
 */
const importStatement = /^(?:import|export)\b[^'"`;]*?\bfrom '([^']+)'|\bimport\('([^']+)'\)/gm

function unseenImports({ source, dependencies }: IModule): string[] {
  const seen = new Set(dependencies.map(({ module, protocol }) => `${protocol ?? ''}${module}`))
  return [...fs.readFileSync(source, 'utf8').matchAll(importStatement)]
    .map(([, fixed, dynamic]) => fixed ?? dynamic ?? '')
    .filter((module) => !seen.has(module))
    .map((module) => `not seen by the cruiser: ${source} → ${module}`)
}

const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs')
const { output } = await cruise(['build', 'src', 'views', 'knex', 'tests'], options, undefined, {
  tsConfig: extractTSConfig('tsconfig.base.json'),
})
const { summary, modules } = output as ICruiseResult
const own = modules.filter(({ source }) => /^(build|src|views|knex|tests)\/.*\.tsx?$/.test(source))
const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
if (own.length === 0) broken.push('No module was read')
broken.push(...own.flatMap(unseenImports))
process.stdout.write(`${[...broken, `${own.length} modules checked`].join('\n')}\n`)
process.exitCode = broken.length > 0 ? 1 : 0
