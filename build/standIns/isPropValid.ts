/**
 * Stands for `@emotion/is-prop-valid`, a list of all attributes that Emotion asks which props of a
 * styled element it hands on: all of them are attributes, but for Emotion's own `as`. One of a
 * component's own is named in its `shouldForwardProp`.
 */
// biome-ignore lint/style/noDefaultExport: so has the package
export default function isPropValid(prop: string): boolean {
  return prop !== 'as'
}
