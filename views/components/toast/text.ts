import type { Bilingual } from '../../../src/shared/languages'

const it = {
  notifications: 'Notifiche ({hotkey})',
}

const en: typeof it = {
  notifications: 'Notifications ({hotkey})',
}

/** What a screen reader calls the place where toasts show. */
export const toastText: Bilingual<typeof it> = { it, en }
