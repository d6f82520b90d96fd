import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Domande su extension, protesi e cura | Chiomara',
  description:
    'Dieci risposte su sistemi, durata, cura, applicazione, lunghezze su misura da 30 a 70 cm, tempi di consegna, garanzia di 30 giorni e consulenza.',
  heading: 'Domande e risposte',
  opening:
    'Dieci risposte brevi, dalla scelta del sistema alla consegna: in Italia 2 o 3 giorni lavorativi, in Europa da 5 a 7. Oltre i 150 euro la spedizione è gratuita. Se non trova la Sua domanda, ci scriva su WhatsApp o per e-mail.',
} satisfies PageText
