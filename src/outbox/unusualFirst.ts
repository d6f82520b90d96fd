/** A request, and the hash that alike messages share (`likenessOf.ts`). */
export interface WithLikeness {
  likeness: string | null
}

/**
 * The first request of each message, then the second of each, and so on, otherwise in the given order. So
 * one of a hundred bots with one message comes before a customer among them, and the others after.
 */
export function unusualFirst<T extends WithLikeness>(requests: readonly T[]): T[] {
  const counts = new Map<string, number>()
  const placed = requests.map((request) => {
    const before = request.likeness === null ? 0 : (counts.get(request.likeness) ?? 0)
    if (request.likeness !== null) counts.set(request.likeness, before + 1)
    return { request, before }
  })
  return placed.sort((one, other) => one.before - other.before).map(({ request }) => request)
}
