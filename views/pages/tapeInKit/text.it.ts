import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Extension tape-in da 40, 50 e 60 cm | Chiomara',
  description:
    'Kit tape-in in capelli veri: 20 ciocche da 2,5 g, lunghezze 40, 50 e 60 cm, tenuta da 6 a 8 settimane. Scheda tecnica e applicazione in cinque passaggi.',
  heading: 'Tape-in kit, venti ciocche adesive',
  opening:
    'Cinquanta grammi a confezione: 20 ciocche da 2,5 g, lunghe 40, 50 o 60 cm, con l’adesivo già in posizione. Si applicano in cinque passaggi e tengono da 6 a 8 settimane. Per il preventivo bastano lunghezza, tono e numero di confezioni.',
} satisfies PageText
