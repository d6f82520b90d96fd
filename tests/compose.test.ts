import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

interface Service {
  image: string
  command?: string[]
  environment?: Record<string, string>
  networks?: { inside?: { ipv4_address: string } }
}

const { services }: { services: Record<string, Service> } = parse(
  fs.readFileSync('compose.yaml', 'utf8'),
  { merge: true },
)

test('Every image that is not built here is named by its version', () => {
  const others = Object.values(services).filter(({ image }) => !image.startsWith('chiomara:'))
  expect(others).toHaveLength(3)
  for (const { image } of others) expect(image).toMatch(/:\d+\.\d+\.\d+/)
})

test('The proxy replaces the addresses of the documented nginx by those of the sites', () => {
  const [, , command = ''] = services.proxy?.command ?? []
  const documented = fs.readFileSync('docs/nginx.conf', 'utf8')
  const replaced = [...command.matchAll(/s\/([\d.:]+)\/([\d.:]+)\//g)].reduce(
    (text, [, from = '', to = '']) => text.replaceAll(from, to),
    documented,
  )
  expect(replaced).not.toContain('127.0.0.1')
  for (const name of ['site1', 'site2']) {
    const address = services[name]?.networks?.inside?.ipv4_address
    expect(replaced).toContain(`server ${address}:3000 `)
  }
})

test('The sites are told only what their documentation lists', () => {
  const documented = fs.readFileSync('docs/operating.md', 'utf8')
  const names = Object.keys(services.site1?.environment ?? {})
  expect(names).not.toEqual([])
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})
