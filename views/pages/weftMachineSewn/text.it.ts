import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Weft in capelli veri cuciti a macchina | Chiomara',
  description:
    'Weft in capelli veri cuciti a macchina: lunghezze da 40 a 70 cm, larghezze 50, 75 e 100 cm, pesi 80, 100 e 120 g. Durata da 6 a 8 mesi, preventivo su richiesta.',
  heading: 'Weft, tessitura cucita a macchina',
  opening:
    'Una fila continua di capelli veri, fermata da una cucitura a macchina. Si sceglie tra larghezze di 50, 75 e 100 cm, pesi di 80, 100 e 120 g e lunghezze da 40 a 70 cm. Dura da 6 a 8 mesi.',
} satisfies PageText
