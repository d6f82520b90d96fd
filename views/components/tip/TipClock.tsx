import { createContext, type ReactNode, use, useState } from 'react'

/** When the last tip was closed, on the clock of `performance.now`: the next one need not wait. */
interface TipClock {
  closedAt: number
}

const TipClockContext = createContext<TipClock | null>(null)

export function TipClockProvider({ children }: { children: ReactNode }) {
  const [clock] = useState<TipClock>(() => ({ closedAt: Number.NEGATIVE_INFINITY }))
  return <TipClockContext value={clock}>{children}</TipClockContext>
}

export function useTipClock(): TipClock {
  const clock = use(TipClockContext)
  if (!clock) throw new Error('useTipClock must be used within a TipClockProvider')
  return clock
}
