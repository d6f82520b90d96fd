import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { choiceOf, rangeOf, wearOf, written } from '../../text/figures'

const figures = lineFigures['tape-in-kit']

export const it = {
  title: 'Extension tape-in da 40, 50 e 60 cm | Chiomara',
  description:
    'Kit tape-in in capelli veri: 20 ciocche da 2,5 g, lunghezze 40, 50 e 60 cm, tenuta da 6 a 8 settimane. Scheda tecnica e applicazione in cinque passaggi.',
  heading: 'Tape-in kit',
  headingItalic: 'venti ciocche adesive',
  opening:
    'Cinquanta grammi a confezione: 20 ciocche da 2,5 g, lunghe 40, 50 o 60 cm, con l’adesivo già in posizione. Si applicano in cinque passaggi e tengono da 6 a 8 settimane. Per il preventivo bastano lunghezza, tono e numero di confezioni.',
  specifications: {
    heading: 'Scheda tecnica',
    rows: [
      { label: 'Lunghezza', value: choiceOf(figures.lengthsCm, 'cm', 'it') },
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Peso', value: `${written(figures.pieceG, 'it')} g per ciocca` },
      { label: 'Larghezza', value: 'Standard, striscia singola; altre su richiesta' },
      {
        label: 'Confezione',
        value: `${figures.pieces} ciocche, ${figures.pieces * figures.pieceG} g`,
      },
      { label: 'Attacchi', value: '10 a confezione, due ciocche ciascuno' },
      { label: 'Durata', value: wearOf(figures.wear, 'it') },
    ],
  },
  second: {
    heading: 'L’applicazione, in cinque passaggi',
    ordered: true,
    points: [
      {
        title: 'Lavi senza balsamo',
        body: 'Shampoo purificante, niente balsamo né maschera, poi asciughi del tutto: sull’umido e sull’unto l’adesivo non fa presa.',
      },
      {
        title: 'Prelevi un velo di capelli',
        body: 'Con una riga netta isoli una sezione sottile, larga quanto l’adesivo. Se è troppo fitta, i due nastri non si toccano e il sandwich si apre.',
      },
      {
        title: 'Appoggi la ciocca di sotto',
        body: 'Tolga la pellicola e porti la ciocca sotto il velo, con l’adesivo in alto, a 1 cm dalla cute: la radice deve restare libera di muoversi.',
      },
      {
        title: 'Chiuda il sandwich',
        body: 'Posi la seconda ciocca sulla prima, bordo contro bordo, e prema da un lato all’altro con le dita o con la pinza piatta.',
      },
      {
        title: 'Aspetti 48 ore',
        body: 'Fino ad allora niente lavaggi, sauna o code tirate. In seguito, balsamo e oli soltanto sulle lunghezze.',
      },
    ],
  },
  gallery: { heading: 'Il kit nei particolari' },
  action: {
    heading: 'Quante confezioni Le servono?',
    body: 'Se il tono è in dubbio, ci mandi su WhatsApp una foto dei capelli alla luce del giorno: lo cerchiamo insieme. Rispondiamo entro 24 ore.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per le extension tape-in (tape-in kit). Mi potete aiutare a scegliere lunghezza e tono? Grazie.',
  },
} satisfies CategoryPageText & Record<string, unknown>
