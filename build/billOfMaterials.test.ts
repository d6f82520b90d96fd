import { expect, test } from '@jest/globals'
import type { Metafile } from 'esbuild'
import { billOfMaterials } from './billOfMaterials'

test('The bill names what runs and what is bundled, and nothing that only builds or tests', async () => {
  const files = [
    'views/App.tsx',
    'node_modules/react/index.js',
    'node_modules/@emotion/hash/a/b.js',
  ]
  const inputs = Object.fromEntries(files.map((file) => [file, { bytes: 1, imports: [] }]))
  const bundle: Metafile = { inputs, outputs: {} }
  const { metadata, components, dependencies } = await billOfMaterials([bundle])
  const refs = components.map(({ 'bom-ref': ref }) => ref)
  const named = (name: string) => refs.some((ref) => ref.startsWith(`${name}@`))
  for (const name of ['express', 'debug', 'react', '@emotion/hash']) {
    expect([name, named(name)]).toEqual([name, true])
  }
  for (const name of ['react-dom', 'jest', 'esbuild', 'typescript']) {
    expect([name, named(name)]).toEqual([name, false])
  }
  expect(new Set(components.map(({ scope }) => scope))).toEqual(new Set(['required']))
  const [own] = dependencies.filter(({ ref }) => ref === metadata.component['bom-ref'])
  expect(own?.dependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^react@/)]))
  for (const { dependsOn = [] } of dependencies)
    expect(refs).toEqual(expect.arrayContaining(dependsOn))
})
