// biome-ignore lint/style/noDefaultExport: Jest runs the default export of its setup and teardown
export default async function globalTeardown(): Promise<void> {
  await globalThis.endOfSuites?.()
}
