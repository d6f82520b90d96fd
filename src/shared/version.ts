/** Written by the build (`build/builtVersion.ts`). */
declare const BUILT_VERSION: string | undefined

/** The version that runs: package.json's, and the revision where the build was given one. */
export const version = typeof BUILT_VERSION === 'undefined' ? 'unbuilt' : BUILT_VERSION
