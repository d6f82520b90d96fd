import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readConfig, variableNames } from '../src/config/config'

interface Service {
  image: string
  command?: string[]
  environment?: Record<string, string>
  cap_drop?: string[]
  security_opt?: string[]
  logging?: { options: Record<string, string> }
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

/** What the image decides, and the addresses of this network lean on. */
const ofTheImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']

test('The sites get every variable that there is, and an operator sets each by its name', () => {
  const { environment = {} } = services.site1 ?? {}
  const given = [...Object.keys(environment), ...ofTheImage]
  expect(given.toSorted()).toEqual([...variableNames].toSorted())
  const ofThisNetwork = ['DATABASE_URL', 'REDIS_URL']
  for (const name of Object.keys(environment).filter((one) => !ofThisNetwork.includes(one))) {
    expect(environment[name]).toMatch(new RegExp(`^\\$\\{${name}:[-?].*\\}$`))
  }
})

test('What an operator leaves out is as if it were not set', () => {
  const { environment = {} } = services.site1 ?? {}
  const defaults = Object.entries(environment).flatMap(([name, value]) => {
    const [, given] = /:-(.*)\}$/.exec(value) ?? []
    return given === undefined ? [] : [[name, given]]
  })
  expect(defaults.length).toBeGreaterThan(5)
  expect(readConfig(Object.fromEntries(defaults))).toEqual({
    ...readConfig({}),
    trustProxy: 1,
    metricsHost: '0.0.0.0',
  })
})

test.each(Object.keys(services))(
  '%s may do no more than it has to, and its log has an end',
  (name) => {
    const { cap_drop, security_opt, logging } = services[name] ?? {}
    expect(cap_drop).toEqual(['ALL'])
    expect(security_opt).toEqual(['no-new-privileges:true'])
    expect(logging?.options).toEqual({
      'max-size': expect.any(String),
      'max-file': expect.any(String),
    })
  },
)

test('The recipe for two proxies takes the inner one off the public address', () => {
  const recipes = fs
    .readFileSync('docs/scaling.md', 'utf8')
    .match(/```sh\n[^`]*TRUST_PROXY=2[^`]*```/g)
  expect(recipes).toHaveLength(1)
  expect(recipes?.[0]).toMatch(/^HTTP_PORT=127\.0\.0\.1:\d+$/m)
})

test.each(['.gitignore', '.dockerignore'])(
  '%s leaves out where operators write passwords',
  (file) => {
    expect(fs.readFileSync(file, 'utf8').split('\n')).toContain('.env*')
  },
)
