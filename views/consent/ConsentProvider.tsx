import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { requiredContext } from '../requiredContext'
import { consentKey } from '../start/names'
import { readStored } from '../storage'

/** The visitor's answer about content of other hosts; `start/banner.ts` stores it. */
type Consent = 'accepted' | 'rejected'

interface ConsentAccess {
  /** Undefined on the server, and until the visitor has answered. */
  consent: Consent | undefined
  /** Whether there is a banner: on the server, until the visitor answers, and when called again. */
  asking: boolean
  /** The control that called the banner, in an object of each call's own. */
  called: { by: HTMLElement } | undefined
  ask: (event: MouseEvent<HTMLElement>) => void
}

export const [ConsentContext, useConsent] = requiredContext<ConsentAccess>('Consent')

const consentIn = (value: unknown): Consent | undefined =>
  value === 'accepted' || value === 'rejected' ? value : undefined

/** Knows the visitor's answer once the page runs; the server renders as if there were none. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [consent, setConsent] = useState<Consent>()
  const [called, setCalled] = useState<ConsentAccess['called']>()
  useEffect(() => {
    const show = (given: Consent | undefined) => {
      setConsent(given)
      setCalled(undefined)
    }
    // In a transition: any other change of a context makes React hydrate the whole page at once.
    startTransition(() => show(consentIn(readStored('localStorage', consentKey))))
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === consentKey) show(consentIn(newValue))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  const access = useMemo(
    () => ({
      consent,
      called,
      asking: consent === undefined || called !== undefined,
      ask: ({ currentTarget }: MouseEvent<HTMLElement>) => setCalled({ by: currentTarget }),
    }),
    [consent, called],
  )
  return <ConsentContext value={access}>{children}</ConsentContext>
}
