import { shareDatabaseServer } from './servers/shareDatabaseServer'

/** Faults are about what is left on a disk, so everything is on one. */
export default async function faultsSetup(): Promise<void> {
  const server = await shareDatabaseServer()
  globalThis.endOfSuites = async () => server?.stop()
}
