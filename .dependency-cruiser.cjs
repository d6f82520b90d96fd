/**
 * Who may import whom: the table in README, "The house". A rule named `x-only` lists what x may
 * know; whatever is not listed is refused. (Biome's `noRestrictedImports` cannot say this: it compares
 * the text of an import, which differs with a folder's depth, and of two overrides only one counts.)
 */
const ours = '^(build|src|views|knex)/'

/** A rule: files matching `from` import of our own code nothing but what matches `allowed`. */
const only = (name, from, allowed, pathNot) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: ['\\.test\\.tsx?$', ...(pathNot ?? [])] },
  to: { path: ours, pathNot: allowed },
})

/** A rule: files matching `from` never import a package or Node builtin matching `banned`. */
const never = (name, from, banned) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: banned },
})

const errors = '^src/errors\\.ts$'
const config = '^src/config\\.ts$'
const log = '^src/log\\.ts$'
const outage = '^src/Outage\\.ts$'
const deadline = '^src/Deadline\\.ts$'
const shared = '^src/shared/'
/** What is prepared once and sent many times. */
const ready = '^src/(readyAnswer|KeptByRevision)\\.ts$'

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
const viewState = '^views/(pageState|useHydrated|useLoaded)\\.tsx?$'

const viewRules = viewLayers.flatMap((layer, height) =>
  layer.map((folder) =>
    only(`views-${folder}-only-below`, `^views/${folder}/`, [
      `^views/(${[folder, ...viewLayers.slice(0, height).flat()].join('|')})/`,
      viewState,
      shared,
    ]),
  ),
)

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('shared-only-itself', shared, [shared]),
    {
      name: 'shared-is-plain',
      comment: 'No packages and no Node in what both sides speak.',
      severity: 'error',
      from: { path: shared, pathNot: '\\.test\\.ts$' },
      to: { pathNot: ours },
    },
    only('views-only-views-and-shared', '^views/', ['^views/', shared]),
    ...viewRules,
    only('views-mail-only', '^views/mail/', ['^views/(mail|text)/', shared]),
    {
      name: 'pages-not-each-other',
      comment: 'What two pages use stands in sections or components.',
      severity: 'error',
      from: { path: '^views/pages/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^views/pages/[^/]+/', pathNot: '^views/pages/$1/' },
    },
    {
      name: 'views-without-node',
      severity: 'error',
      from: { path: '^views/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    never(
      'views-without-server-packages',
      '^views/',
      'node_modules/(joi|knex|express|nodemailer)/',
    ),
    only('pages-only', '^src/pages/', ['^src/pages/', '^views/', shared, errors, config, ready]),
    only('environment-only', '^src/environment/', ['^src/environment/']),
    only('mail-only', '^src/mail/', ['^src/mail/', '^views/', shared, errors, config]),
    only('catalogue-only', '^src/catalogue/', [
      '^src/catalogue/',
      '^src/database/',
      shared,
      errors,
      log,
      ready,
      outage,
    ]),
    only('requests-only', '^src/requests/', [
      '^src/requests/',
      '^src/database/',
      shared,
      errors,
      log,
      outage,
    ]),
    only('http-only', '^src/http/', [
      '^src/http/',
      shared,
      errors,
      config,
      log,
      outage,
      deadline,
      ready,
    ]),
    only('metrics-only', '^src/metrics/', ['^src/metrics/', '^src/(http|pages)/', shared]),
    only('database-only', '^src/database/', ['^src/database/', '^knex/', errors, config, deadline]),
    only('knex-only', '^knex/', ['^knex/', shared, config]),
    only('migrations-hold-literals', '^knex/migrations/', ['^knex/dialect\\.ts$']),
    {
      name: 'migrations-know-knex-only',
      comment: 'A released migration does the same for ever, whatever else changes.',
      severity: 'error',
      from: { path: '^knex/migrations/' },
      to: { pathNot: [ours, 'node_modules/knex/'] },
    },
    only('build-only', '^build/', ['^build/', '^views/', '^src/(pages|http)/', shared]),
    only('cli-only', '^src/cli/', [
      '^src/cli/',
      '^src/stores\\.ts$',
      '^src/(catalogue|requests)/',
      shared,
      errors,
      config,
    ]),
    never(
      'knex-in-stores-only',
      '^src/(pages|mail|http|metrics|shared|cli)/',
      'node_modules/knex/',
    ),
    {
      name: 'stores-alone-know-the-database',
      severity: 'error',
      from: {
        path: '^src/(catalogue|requests)/',
        pathNot: ['(Store|requestColumns|contactFilter|mailGate)\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '(^src/database/|node_modules/knex/)' },
    },
    never('cli-without-express-or-views', '^src/cli/', '(node_modules/express/|^views/)'),
    {
      name: 'nobody-imports-start',
      severity: 'error',
      from: {},
      to: { path: '^src/start\\.ts$' },
    },
    {
      name: 'nobody-imports-app-or-services',
      severity: 'error',
      from: {
        pathNot: [
          '^src/(start|site|app|services|BackgroundWork|siteState|metricsServer|stores|mailDelivery)\\.ts$',
          '^src/cli/',
          '^tests/',
          '\\.test\\.tsx?$',
        ],
      },
      to: {
        path: '^src/(site|app|services|BackgroundWork|siteState|metricsServer|stores|mailDelivery)\\.ts$',
      },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { path: ours, pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^tests/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
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
