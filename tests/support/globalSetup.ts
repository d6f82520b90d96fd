import { keepTemporaryFilesInMemory } from './servers/inMemory'
import { shareDatabaseServer } from './servers/shareDatabaseServer'

declare global {
  /** Ends what was started for all suites. */
  var endOfSuites: (() => Promise<void>) | undefined
}

export default async function globalSetup(): Promise<void> {
  // The React that visitors get; its development build takes longer to load and to render.
  process.env.NODE_ENV = 'production'
  const removeFiles = keepTemporaryFilesInMemory()
  const server = await shareDatabaseServer({ durable: false })
  const end = async () => {
    await server?.stop()
    removeFiles()
  }
  globalThis.endOfSuites = end
  // Jest does not run its teardown when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end().finally(() => process.exit(1)))
  }
}
