/** Whether a file was changed within a second: it may be half written. */
export const isUnsettled = ({ mtimeMs }: { mtimeMs: number }, now = Date.now()): boolean =>
  Math.abs(now - mtimeMs) < 1000
