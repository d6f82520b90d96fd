/** Stands for `shallowequal`, which Helmet asks below React 19 only. */
export default function shallowEqual(): boolean {
  return false
}
