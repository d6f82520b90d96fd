import type { Bilingual } from '../../../src/shared/languages'

const it = {
  notification: 'Notifica',
  notifications: 'Notifiche ({hotkey})',
}

const en: typeof it = {
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
}

/** What a screen reader calls toasts and where they show. */
export const toastText: Bilingual<typeof it> = { it, en }
