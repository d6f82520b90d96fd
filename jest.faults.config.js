import config from './jest.config.js'

/** What happens when mail servers, databases and the site itself fail; minutes, so by itself. */
export default {
  ...config,
  testMatch: ['<rootDir>/tests/faults/**/*.faults.ts'],
  globalSetup: '<rootDir>/tests/support/faultsSetup.ts',
  testTimeout: 180_000,
}
