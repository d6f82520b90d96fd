import type { Bilingual } from './languages'

/** The part of `URLSearchParams` that is needed here; its type is the browser's or Node's. */
export interface Query {
  get(name: string): string | null
}

/** A query of these parameters; those that choose nothing are left out. */
export function queryWith(...parameters: (string | number | null | undefined | false)[]): string {
  const chosen = parameters.filter(Boolean)
  return chosen.length > 0 ? `?${chosen.join('&')}` : ''
}

/** The value of a parameter under its name in either language. */
export function valueIn(query: Query, names: Bilingual<string>): string | null {
  return query.get(names.it) ?? query.get(names.en)
}
