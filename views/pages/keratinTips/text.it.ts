import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { rangeOf, wearOf, written } from '../../text/figures'

const figures = lineFigures['keratin-tips']

export const it = {
  title: 'Extension alla cheratina, ciocche da 0,8 g | Chiomara',
  description:
    'Ciocche in capelli veri da 0,8 g con punta di cheratina, 25 per confezione, lunghezze da 40 a 70 cm. Si applicano a caldo, a 180 °C, e durano 3 o 4 mesi.',
  heading: 'Keratin tips',
  headingItalic: 'extension alla cheratina',
  opening:
    'Ogni ciocca pesa 0,8 g e porta alla radice una punta di cheratina, che a 180 °C si ammorbidisce e si chiude sui capelli naturali. Le confezioni sono da 25 ciocche, le lunghezze vanno da 40 a 70 cm e un’applicazione dura 3 o 4 mesi.',
  specifications: {
    heading: 'Misure e durata',
    rows: [
      { label: 'Peso', value: `${written(figures.pieceG, 'it')} g per ciocca` },
      {
        label: 'Confezione',
        value: `${figures.pieces} ciocche, ${figures.pieces * figures.pieceG} g`,
      },
      { label: 'Lunghezza', value: rangeOf(figures.lengthCm, 'cm') },
      { label: 'Su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Temperatura', value: `${figures.heatC} °C` },
      { label: 'Durata', value: wearOf(figures.wear, 'it') },
    ],
  },
  second: {
    heading: 'L’applicazione, dalla nuca in su',
    ordered: true,
    points: [
      {
        title: 'Lavaggio',
        body: 'Shampoo purificante, senza balsamo, e asciugatura completa. Residui di olio o di silicone indeboliscono l’attacco.',
      },
      {
        title: 'Divisione',
        body: 'Righe orizzontali, cominciando dalla nuca. Contorno e scriminatura restano liberi, perché i capelli della cliente coprano le punte.',
      },
      {
        title: 'Posizione',
        body: 'Prenda tanti capelli quanti ne ha la ciocca e li isoli con il dischetto di protezione. La punta si appoggia a circa 1 cm dalla cute.',
      },
      {
        title: 'Calore',
        body: 'Chiuda la pinza, a 180 °C, finché la cheratina si ammorbidisce: bastano pochi secondi. Se cola, il calore era troppo alto o è durato troppo.',
      },
      {
        title: 'Forma',
        body: 'Finché è calda, arrotoli la punta tra pollice e indice: ne esce un cilindro piccolo e liscio, con i capelli chiusi dentro.',
      },
      {
        title: 'Controllo',
        body: 'Quando è fredda, provi la tenuta con un tiro leggero. Nelle 48 ore seguenti, niente shampoo.',
      },
    ],
  },
  gallery: { heading: 'Le ciocche da vicino' },
  action: {
    heading: 'Facciamo il conto delle ciocche',
    body: 'Ci scriva lunghezza, tono e numero di confezioni da 25. Se deve ancora stabilire quante ne occorrono per infoltire o per allungare, le stimiamo con Lei.',
    whatsapp:
      'Buongiorno, mi interessano le extension alla cheratina (keratin tips). Potete prepararmi un preventivo? Grazie in anticipo.',
  },
} satisfies CategoryPageText & Record<string, unknown>
