import { type ReactNode, useCallback, useState } from 'react'
import { Later, useLoaded } from '../../Later'
import { requiredContext } from '../../requiredContext'
import type { ShownToast, Toast } from './toast'

export const [ToastContext, useToast] = requiredContext<(toast: Toast) => void>('Toast')

/** No page needs it before its first toast. */
const laterViewport = new Later(() => import('./ToastViewport'))

/**
 * Lets everything below it show a toast; a new one takes the place of the one before. It repeats
 * what the page itself says, and is left out where its module cannot be had.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast>()
  const viewport = useLoaded(laterViewport, toast?.id)
  const show = useCallback((next: Toast) => {
    setToast((before) => ({ ...next, id: (before?.id ?? 0) + 1, open: true }))
  }, [])
  const hide = useCallback(() => {
    setToast((shown) => shown && { ...shown, open: false })
  }, [])
  const remove = useCallback((id: number) => {
    setToast((shown) => (shown?.id === id && !shown.open ? undefined : shown))
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      {toast && viewport && (
        <viewport.ToastViewport toast={toast} onHide={hide} onRemove={remove} />
      )}
    </ToastContext>
  )
}
