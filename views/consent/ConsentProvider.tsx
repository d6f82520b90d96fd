import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { requiredContext } from '../requiredContext'
import { readStored } from '../storage'

/** The visitor's answer about content of other hosts. */
type Consent = 'accepted' | 'rejected'

/** `start.ts` stores it. */
const storageKey = 'cookie-consent'

interface ConsentAccess {
  /** Undefined on the server, and until the visitor has answered. */
  consent: Consent | undefined
  /** Whether the banner is there: on the server, and until the visitor has answered. */
  asking: boolean
  /** The control that called the banner, in an object of each call's own. */
  called: { by: HTMLElement } | undefined
  /** Shows the banner again. */
  ask: (event: MouseEvent<HTMLElement>) => void
}

const [ConsentContext, useConsent] = requiredContext<ConsentAccess>('Consent')

export { useConsent }

const consentIn = (value: unknown): Consent | undefined =>
  value === 'accepted' || value === 'rejected' ? value : undefined

/** Knows the visitor's answer once the page runs; the server renders as if there were none. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [consent, setConsent] = useState<Consent>()
  const [asking, setAsking] = useState(true)
  const [called, setCalled] = useState<ConsentAccess['called']>()
  useEffect(() => {
    const show = (given: Consent | undefined) => {
      setConsent(given)
      setAsking(given === undefined)
      setCalled(undefined)
    }
    // In a transition: any other change of a context makes React hydrate the whole page at once.
    startTransition(() => show(consentIn(readStored('localStorage', storageKey))))
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey) show(consentIn(newValue))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  const ask = useCallback(({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAsking(true)
    setCalled({ by: currentTarget })
  }, [])
  const access = useMemo(() => ({ consent, asking, called, ask }), [consent, asking, called, ask])
  return <ConsentContext value={access}>{children}</ConsentContext>
}
