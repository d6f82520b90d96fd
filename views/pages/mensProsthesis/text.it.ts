import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Protesi uomo e toupet in capelli veri | Chiomara',
  description:
    'Protesi e toupet da uomo in capelli veri, densità 120% o 130%, durata da 12 a 18 mesi. Si scelgono a Milano in un appuntamento riservato, senza fretta.',
  heading: 'Protesi uomo, toupet in capelli veri',
  opening:
    'Si comincia con un appuntamento riservato, senza fretta. Insieme scegliamo il tono e la densità, 120% o 130%. Una protesi in capelli veri dura da 12 a 18 mesi, e quando ci vediamo parliamo anche di come si applica e di come averne cura.',
} satisfies PageText
