/** Everything but what needs a browser; a database server is started once for all suites. */
export default {
  testEnvironment: 'node',
  injectGlobals: false,
  roots: ['build', 'knex', 'src', 'studio', 'tests', 'views'].map((name) => `<rootDir>/${name}`),
  testMatch: ['<rootDir>/{build,src,views,knex,studio,tests}/**/*.test.ts?(x)'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // As in the bundles, so that pages have the names and the bytes that are served.
  moduleNameMapper: { '^@emotion/hash$': '<rootDir>/build/standIns/emotionHash.ts' },
  globalSetup: '<rootDir>/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.ts',
  // Long after any test has ended, on a machine however busy: no test waits for it.
  testTimeout: 180_000,
  // Suites wait for databases, mail servers and processes about as long as they compute.
  maxWorkers: 3,
  // A worker that has grown takes longer to end than Jest waits for it: such a one makes room for another.
  workerIdleMemoryLimit: '300MB',
}
