import type { it } from './text.it'

export const en: typeof it = {
  title: 'Chiomara, human-hair extensions and wigs since 1980',
  description:
    'Human-hair extensions, wigs and hair prostheses, made in Italy since 1980. Eight lines for salons, wholesalers and private clients. We reply within 24 hours.',
  heading: 'Human hair, Italian craft',
  opening:
    'We have been making human-hair extensions, wigs and hair prostheses in Italy since 1980, for salons, for wholesalers and for the people who wear them. Choose a line and write to us by form, WhatsApp or e-mail: we reply within 24 hours.',
  ways: { tape: 'Tape-in extensions', keratin: 'Keratin tips', prosthesis: 'Wigs and prostheses' },
  featured: 'Featured products',
  catalogue: 'View the catalogue',
}
