/** Stands for `@emotion/unitless`, which Emotion asks of styles that are objects: ours are templates. */
const unitlessProperties: Record<string, 1> = {}

export default unitlessProperties
