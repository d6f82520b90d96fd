/**
 * Who may import whom: the table in README, "The house". Whatever a rule does not allow is refused.
 * (Biome's `noRestrictedImports` cannot say this: it compares the text of an import, which differs
 * with a folder's depth, and of two overrides only one counts.)
 */
const ours = '^(build|src|views|knex)/'
const tests = '\\.test\\.tsx?$'
const shared = '^src/shared/'

/** A rule: files matching `from` import of our own code nothing but what matches `allowed`. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: allowed },
})

/** A rule: files matching `from` never import what matches `banned`. */
const never = (name, from, banned, ...but) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [tests, ...but] },
  to: { path: banned },
})

const startsWith = (path) => `^${path}`

/** What each folder may know besides itself and `src/shared`. */
const rooms = {
  'src/core': [],
  'src/config': ['src/core'],
  'src/content': ['src/core'],
  'src/http': ['src/core', 'src/config'],
  'src/database': ['src/core', 'src/config', 'src/content', 'knex'],
  'src/catalogue': ['src/core', 'src/content', 'src/database'],
  'src/shop': ['src/core', 'src/content', 'views/text/terms'],
  'src/pictures': ['src/core', 'src/content', 'views/text/pictures', 'views/theme'],
  'src/outbox': ['src/core', 'src/config', 'src/database', 'views'],
  'src/quotes': ['src/core', 'src/database', 'src/outbox'],
  'src/pages': ['src/core', 'src/content', 'src/pictures', 'views'],
  'src/metrics': ['src/core', 'src/http', 'src/outbox', 'src/quotes'],
  'src/cli': [
    'src/core',
    'src/config',
    'src/content',
    'src/catalogue',
    'src/quotes',
    'src/stores\\.ts',
    'src/shop',
    'src/pictures',
    'src/pages/whereShown\\.ts',
    'views/text/terms',
  ],
  knex: [],
  build: ['src/core', 'views', 'src/pages', 'src/pictures', 'src/shop/defaults\\.ts'],
  views: [],
}

/**
 * The folders of `views`, each above those it may know; what stands in one line knows nothing of its
 * neighbours.
 */
const viewLayers = [
  ['theme', 'text', 'data'],
  ['navigation'],
  ['components'],
  ['consent', 'hours', 'quote'],
  ['sections'],
  ['layout', 'pages'],
]

/** What every folder of `views` may know. */
const viewState = '^views/(Later|pageState|requiredContext|start/names|storage|useHydrated)\\.tsx?$'

const viewRules = viewLayers.flatMap((layer, height) =>
  layer.map((folder) =>
    only(`views-${folder}`, `^views/${folder}/`, [
      `^views/(${[folder, ...viewLayers.slice(0, height).flat()].join('|')})/`,
      viewState,
      // `lateParts` loads parts of pages: only the folders at the top may know it.
      ...(height === viewLayers.length - 1 ? ['^views/lateParts\\.ts$'] : []),
      shared,
    ]),
  ),
)

/** The files that put the rooms together, the outermost first. */
const chain = 'start|site|app|services|answers|StateCheck|ContentWatch|stores'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'shared-is-plain',
      comment: 'No packages and no Node in what both sides speak.',
      severity: 'error',
      from: { path: shared, pathNot: tests },
      to: { pathNot: shared },
    },
    ...Object.entries(rooms).map(([room, known]) =>
      only(`room-${room}`, `^${room}/`, [room, ...known, 'src/shared'].map(startsWith)),
    ),
    ...viewRules,
    only('views-start', '^views/start/', '^views/start/'),
    only('views-mail', '^views/mail/', [
      '^views/(mail|text)/',
      '^views/theme/tokens\\.ts$',
      shared,
    ]),
    {
      name: 'pages-not-each-other',
      comment: 'What two pages use stands in sections or components.',
      severity: 'error',
      from: { path: '^views/pages/([^/]+)/', pathNot: tests },
      to: { path: '^views/pages/[^/]+/', pathNot: '^views/pages/$1/' },
    },
    {
      name: 'views-without-node',
      severity: 'error',
      from: { path: '^views/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    never('views-without-server', '^views/', 'node_modules/(joi|knex|express|nodemailer)/'),
    never('cli-without-express', '^src/cli/', 'node_modules/express/'),
    never(
      'stores-alone-know-the-database',
      '^src/(catalogue|outbox|quotes|pages|shop|pictures|http|metrics|cli)/',
      '(^src/database/|node_modules/knex/)',
      '(Store|QuoteAdmin|QuoteRemoval|quoteColumns|quoteFilter)\\.ts$',
    ),
    {
      name: 'migrations-know-knex-only',
      comment: 'A released migration does the same for ever, whatever else changes.',
      severity: 'error',
      from: { path: '^knex/migrations/' },
      to: { pathNot: ['^knex/dialect\\.ts$', 'node_modules/knex/'] },
    },
    never(
      'nobody-imports-the-chain',
      ours,
      `^src/(${chain})\\.ts$`,
      `^src/((${chain})\\.ts$|cli/)`,
    ),
    ...chain.split('|').map((file, place, files) => {
      const outer = files.slice(0, place).join('|')
      return never(`chain-${file}`, `^src/${file}\\.ts$`, `^src/(${outer})\\.ts$`)
    }),
    never('nobody-imports-start', '.', '^src/start\\.ts$'),
    never('tests-stay-outside', ours, `^tests/|${tests}`),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
