/** Stands for `shallowequal`, which Helmet asks below React 19 only. */
// biome-ignore lint/style/noDefaultExport: so has the package
export default function shallowEqual(): boolean {
  return false
}
