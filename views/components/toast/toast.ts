import type { ReactNode } from 'react'

export interface Toast {
  title: string
  description: string
  /** A control beside the words. The specification gives toasts one, though none needs it yet. */
  action?: ReactNode
  variant?: 'default' | 'destructive'
}

export interface ShownToast extends Toast {
  id: number
  open: boolean
}

/** The id of the element in which toasts show. */
export const toastPlace = 'toasts'
