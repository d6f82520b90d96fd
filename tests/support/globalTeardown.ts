// biome-ignore lint/style/noDefaultExport: Jest takes a module's default
export default async function globalTeardown(): Promise<void> {
  await globalThis.databaseServer?.stop()
}
