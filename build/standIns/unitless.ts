/** Stands for `@emotion/unitless`, which Emotion asks of styles that are objects. We have none. */
const unitlessProperties: Record<string, 1> = {}

export default unitlessProperties
