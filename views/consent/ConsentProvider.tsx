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
import { readStored, writeStored } from '../storage'

/** The visitor's answer about content of other hosts. */
export type Consent = 'accepted' | 'rejected'

const storageKey = 'cookie-consent'

interface ConsentAccess {
  /** Undefined on the server, and until the visitor has answered. */
  consent: Consent | undefined
  /** Whether the banner is shown. */
  asking: boolean
  answer: (consent: Consent) => void
  /** The control that called the banner, in an object of each call's own. */
  called: { by: HTMLElement } | undefined
  /** Shows the banner again. */
  ask: (event: MouseEvent<HTMLElement>) => void
}

const [ConsentContext, useConsent] = requiredContext<ConsentAccess>('Consent')

export { useConsent }

function storedConsent(): Consent | undefined {
  const value = readStored('localStorage', storageKey)
  return value === 'accepted' || value === 'rejected' ? value : undefined
}

/** Knows the visitor's answer once the page runs; the server renders as if there were none. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [consent, setConsent] = useState<Consent>()
  const [asking, setAsking] = useState(false)
  const [called, setCalled] = useState<ConsentAccess['called']>()
  useEffect(() => {
    const stored = storedConsent()
    // In a transition: any other change of a context makes React hydrate the whole page at once.
    startTransition(() => {
      setConsent(stored)
      setAsking(stored === undefined)
    })
  }, [])
  const answer = useCallback((given: Consent) => {
    writeStored('localStorage', storageKey, given)
    setConsent(given)
    setAsking(false)
    setCalled(undefined)
  }, [])
  const ask = useCallback(({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAsking(true)
    setCalled({ by: currentTarget })
  }, [])
  const access = useMemo(
    () => ({ consent, asking, called, answer, ask }),
    [consent, asking, called, answer, ask],
  )
  return <ConsentContext value={access}>{children}</ConsentContext>
}
