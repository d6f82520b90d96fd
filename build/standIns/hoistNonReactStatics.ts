/** Stands for `hoist-non-react-statics`, which Emotion loads for its `withTheme`: nothing uses that. */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target
}
