/** Stands for `hoist-non-react-statics`, which Emotion loads for its unused `withTheme`. */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target
}
