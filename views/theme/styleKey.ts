/** The key under which server and browser keep the same styles. */
export const styleKey = 'css'
