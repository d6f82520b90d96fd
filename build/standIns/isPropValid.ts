/**
 * Stands for `@emotion/is-prop-valid`, a list of all attributes that Emotion asks which props of a
 * styled element it hands on: all of them are attributes, but for Emotion's own `as`. A
 * component's own prop must be excluded by its `shouldForwardProp`.
 */
export default function isPropValid(prop: string): boolean {
  return prop !== 'as'
}
