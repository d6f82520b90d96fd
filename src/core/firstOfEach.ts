/** Values by name. Of several values of one name it keeps the first. */
export function firstOfEach<T>(named: Iterable<readonly [name: string, value: T]>): Map<string, T> {
  const first = new Map<string, T>()
  for (const [name, value] of named) if (!first.has(name)) first.set(name, value)
  return first
}
