import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'
import type { ShownToast, Toast } from './toast'

const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** Loaded with the first toast: no page needs it before. */
const ToastViewport = lazy(() => import('./ToastViewport'))

/** Lets everything below it show a toast; a new one takes the place of the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast>()
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
      {toast && (
        <Suspense>
          <ToastViewport toast={toast} onHide={hide} onRemove={remove} />
        </Suspense>
      )}
    </ToastContext>
  )
}

/** Shows a toast. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  return show
}
