import { createContext, type Provider, use } from 'react'

/**
 * A context without a value of its own.
 * @returns its provider, and the hook that reads it and throws outside of the provider
 */
export function requiredContext<T extends object>(name: string): [Provider<T | null>, () => T] {
  const Context = createContext<T | null>(null)
  function useRequired(): T {
    const value = use(Context)
    if (!value) throw new Error(`use${name} must be used within a ${name}Provider`)
    return value
  }
  return [Context, useRequired]
}
