/** Stands for `hoist-non-react-statics`, which Emotion loads for its `withTheme`: nothing uses that. */
// biome-ignore lint/style/noDefaultExport: so has the package
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target
}
