/** The option of commands that can answer programs too. */
export interface JsonOption {
  json?: boolean
}

/** A value as programs read it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
