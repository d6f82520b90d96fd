import type { Bilingual } from './languages'

/** The part of `URLSearchParams` that is needed here; its type is the browser's or Node's. */
export interface Query {
  get(name: string): string | null
}

/** The value of a parameter under its name in either language. */
export function valueIn(query: Query, names: Bilingual<string>): string | null {
  return query.get(names.it) ?? query.get(names.en)
}
