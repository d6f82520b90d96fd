/** Says where the project begins: there is a lock file in a folder above. */
const root = import.meta.dirname

export default { outputFileTracingRoot: root, turbopack: { root } }
