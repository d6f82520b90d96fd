import type { Bilingual } from './languages'

/** The part of `URLSearchParams` that is needed here; its type is the browser's or Node's. */
export interface Query {
  get(name: string): string | null
}

/** What a query gives a parameter, under the name that it has in either language. */
export function valueIn(query: Query, names: Bilingual<string>): string | null {
  return query.get(names.it) ?? query.get(names.en)
}
