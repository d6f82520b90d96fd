/**
 * Stands for `@emotion/is-prop-valid`, a list of all attributes that Emotion asks which props of a
 * styled element it hands on: all of them are attributes, but for Emotion's own `as`, and the
 * elements' own props, whose names begin with `$`.
 */
export default function isPropValid(prop: string): boolean {
  return prop !== 'as' && !prop.startsWith('$')
}
