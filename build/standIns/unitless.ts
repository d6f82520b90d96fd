/** Stands for `@emotion/unitless`, which Emotion asks of styles that are objects: ours are templates. */
const unitlessProperties: Record<string, 1> = {}

// biome-ignore lint/style/noDefaultExport: so has the package
export default unitlessProperties
