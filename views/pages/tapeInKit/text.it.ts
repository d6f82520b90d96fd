import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { choiceOf, formatted, rangeOf, wearOf } from '../../text/figures'
import type { LinePageText } from '../../text/LinePageText'
import {
  delivery,
  forHairdressers,
  lengthGuide,
  quantities,
  shadeChart,
  trade,
} from '../../text/lines.it'
import { it as answers } from './answers.it'

const figures = lineFigures['tape-in-kit']

export const it = {
  title: 'Extension tape-in in capelli veri all’ingrosso | {name}',
  description:
    'Extension adesive in capelli veri per saloni e grossisti: confezioni da 20 ciocche da 2,5 g, lunghe 40, 50 o 60 cm. Si riposizionano dopo 6–8 settimane.',
  heading: 'Extension tape-in',
  headingItalic: 'adesive in capelli veri',
  opening:
    'Confezioni da 20 ciocche con il biadesivo già applicato, che si mettono senza calore e si riposizionano dopo 6–8 settimane.',
  trade,
  specifications: {
    heading: 'Scheda tecnica',
    delivery,
    rows: [
      { label: 'Lunghezza', value: choiceOf(figures.lengthsCm, 'cm', 'it') },
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Peso', value: `${formatted(figures.pieceG, 'it')} g per ciocca` },
      { label: 'Larghezza', value: '{tapeWidth}' },
      {
        label: 'Confezione',
        value: `${figures.pieces} ciocche (${figures.pieces / 2}\u00a0coppie), ${figures.pieces * figures.pieceG} g`,
      },
      { label: 'Durata', value: `${wearOf(figures.wear, 'it')} per applicazione` },
    ],
  },
  usage: {
    heading: 'Come si applicano',
    ordered: true,
    note: forHairdressers,
    points: [
      {
        title: 'Lavare senza balsamo',
        body: 'Shampoo purificante, nessuna maschera, poi asciugare del tutto: sui capelli umidi o unti il biadesivo non fa presa.',
      },
      {
        title: 'Prelevare una sezione sottile',
        body: 'Con una riga netta isolare una sezione larga quanto il biadesivo. Se è troppo fitta, i due biadesivi non si toccano e l’attacco si apre.',
      },
      {
        title: 'Appoggiare la prima ciocca',
        body: 'Togliere la pellicola e portare la ciocca sotto la sezione, biadesivo verso l’alto, a 1 cm dalla cute: la radice deve potersi muovere.',
      },
      {
        title: 'Chiudere a sandwich',
        body: 'Posare la seconda ciocca, senza pellicola, sulla prima, bordo contro bordo, e premere con le dita o la pinza piatta.',
      },
      {
        title: 'Aspettare 48 ore',
        body: 'Fino ad allora niente lavaggi, sauna e code tirate; poi balsamo e oli soltanto su lunghezze e punte.',
      },
    ],
  },
  quantities,
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'La confezione da vicino' },
  action: {
    heading: 'Ha un dubbio sul tono?',
    body: 'Una foto dei capelli alla luce del giorno, mandata {chat}, dà una prima idea in attesa del campione.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per le extension tape-in. Mi potete aiutare a scegliere lunghezza e tono? Grazie.',
  },
} satisfies LinePageText & Record<string, unknown>
