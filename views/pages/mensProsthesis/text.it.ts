import { lineFigures } from '../../../src/shared/lineFigures'
import { town } from '../../../src/shared/shop'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { wearOf } from '../../text/figures'

const figures = lineFigures['protesi-uomo']

export const it = {
  title: 'Protesi uomo e toupet in capelli veri | Chiomara',
  description: `Protesi e toupet da uomo in capelli veri, densità 120% o 130%, durata da 12 a 18 mesi. Si scelgono a ${town.it} in un appuntamento riservato, senza fretta.`,
  heading: 'Protesi uomo',
  headingItalic: 'toupet in capelli veri',
  opening:
    'Capelli veri su una base sottile, in densità 120% o 130%. Una protesi dura da 12 a 18 mesi; il taglio si rifinisce in poltrona, perché segua i Suoi capelli.',
  appointment: {
    heading: 'Prima, un incontro riservato',
    body: `La riceviamo su appuntamento nello showroom di ${town.it}. Vede le basi, confronta le densità, chiede. Per decidere c’è tempo.`,
  },
  specifications: {
    heading: 'In cifre',
    rows: [
      { label: 'Densità', value: figures.densities.map((density) => `${density}%`).join(' o ') },
      { label: 'Durata', value: wearOf(figures.wear, 'it') },
      { label: 'Capelli', value: 'Veri' },
      { label: 'Base', value: 'Sottile; il tipo si sceglie insieme' },
      { label: 'Fissaggio', value: 'Nastro biadesivo' },
    ],
  },
  second: {
    heading: 'Come si applica, a casa',
    ordered: true,
    points: [
      {
        title: 'Pulisca la pelle',
        body: 'Acqua e sapone delicato, poi asciughi bene. Su creme e sebo il nastro non tiene.',
      },
      {
        title: 'Metta il nastro sulla base',
        body: 'Lungo il bordo, senza pieghe; davanti, strisce sagomate. La pellicola resta al suo posto.',
      },
      {
        title: 'Trovi l’attaccatura',
        body: 'Davanti allo specchio, provi la posizione a secco. Poi tolga la pellicola e appoggi per primo il bordo frontale.',
      },
      {
        title: 'Proceda verso la nuca',
        body: 'Distenda la base senza tirarla e prema ogni tratto con le dita.',
      },
      {
        title: 'Per toglierla, il solvente',
        body: 'Ne passi lungo il bordo, aspetti qualche minuto e sollevi piano. Non strappi: ne soffrono la pelle e la base.',
      },
    ],
  },
  gallery: { heading: 'Com’è fatta' },
  action: {
    heading: 'Bastano poche parole',
    body: 'Ci scriva su WhatsApp o dal modulo. Rispondiamo entro 24 ore e fissiamo l’appuntamento quando Le è comodo.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per una protesi uomo in capelli veri e, se possibile, un appuntamento riservato. Grazie.',
  },
} satisfies CategoryPageText & Record<string, unknown>
