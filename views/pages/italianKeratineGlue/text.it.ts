import { lineFigures } from '../../../src/shared/lineFigures'
import { rangeOf } from '../../text/figures'
import type { LinePageText } from '../../text/LinePageText'
import { delivery, trade } from '../../text/lines.it'

export const it = {
  title: 'Colla di cheratina italiana per extension | {name}',
  description:
    'Colla di cheratina prodotta in Italia per saloni e grossisti: fonde tra 130 e 200 °C. Uso in quattro passaggi, rimozione e confronto con la cheratina gel.',
  heading: 'Colla di cheratina italiana',
  headingItalic: 'per extension di capelli',
  opening: 'Colla a caldo per parrucchieri: fa presa quando si raffredda.',
  signature: { label: 'Fonde a' },
  trade,
  specifications: {
    heading: 'La colla in breve',
    delivery,
    rows: [
      { label: 'Fusione', value: rangeOf(lineFigures['italian-keratine-glue'].meltsC, '°C') },
      { label: 'Formato', value: 'Stick o grani' },
      { label: 'Toni', value: 'Ambra, nera, trasparente; altri su richiesta' },
      { label: 'Strumenti', value: 'Pistola per cheratina o fornellino' },
    ],
  },
  what: {
    heading: 'Che cos’è',
    body: [
      'Un adesivo solido a temperatura ambiente. In salone salda le ciocche o rifà un attacco consumato; in laboratorio forma l’attacco sui capelli sfusi.',
    ],
  },
  why: {
    heading: 'Perché sceglierla',
    points: [
      { title: 'Fatta in Italia', body: 'Sia gli stick sia i grani.' },
      {
        title: 'Resistente',
        body: 'Sopporta lavaggi e spazzola: un’applicazione dura 3–4 mesi.',
      },
      {
        title: 'Ipoallergenica',
        body: 'L’attacco sta sui capelli, lontano dalla cute. Per una cute sensibile si applica prima una sola ciocca e si aspettano 48 ore.',
      },
      {
        title: 'Facile da lavorare',
        body: 'Lo strumento si regola sulla ciocca: le nostre ciocche alla cheratina si saldano a 180 °C.',
      },
      {
        title: 'Versatile',
        body: 'Per il salone e per il laboratorio.',
      },
    ],
  },
  how: {
    heading: 'Come si usa',
    steps: [
      {
        title: 'Preparare i capelli',
        body: 'Lavarli senza balsamo, asciugarli e dividerli in sezioni sottili. Un dischetto di protezione tiene da parte gli altri.',
      },
      {
        title: 'Scaldare la colla',
        body: 'Partire dal minimo e salire poco per volta, finché scorre liscia. Se fuma o scurisce, è troppo calda.',
      },
      {
        title: 'Unire ciocca e capelli',
        body: 'Mettere una goccia alla radice della ciocca e accostarla alla sezione, a circa 1 cm dalla cute e mai sulla pelle.',
      },
      {
        title: 'Arrotolare e far raffreddare',
        body: 'Con le dita protette, arrotolare l’attacco finché prende forma. Quando è duro, passare al successivo.',
      },
    ],
  },
  removal: {
    heading: 'Come si toglie',
    steps: [
      {
        title: 'Bagnare l’attacco',
        body: 'Poche gocce di solvente per cheratina, non di quello per biadesivi: dopo il tempo indicato sul flacone schiacciare l’attacco con la pinza da rimozione, fredda.',
      },
      {
        title: 'Sfilare la ciocca',
        body: 'Accompagnarla verso le punte senza tirare; se l’attacco non cede, aggiungere solvente. Pettinare via i residui e lavare con uno shampoo purificante.',
      },
    ],
  },
  differences: {
    heading: 'Colla di cheratina e cheratina gel',
    keratin: {
      title: 'Colla di cheratina',
      body: 'È solida e richiede calore. L’attacco è piccolo e compatto.',
    },
    gel: {
      title: 'Cheratina gel',
      body: 'È più morbida e dà di solito un attacco più elastico. Per calore, tempi e solvente valgono le istruzioni sulla confezione.',
    },
  },
  usage: {
    heading: 'Stick o grani',
    ordered: false,
    points: [
      {
        title: 'Stick',
        body: 'Per la pistola, una goccia per volta, in poltrona.',
      },
      {
        title: 'Grani',
        body: 'Per il fornellino, dove si intingono le ciocche prima dell’appuntamento.',
      },
    ],
  },
  maintenance: {
    heading: 'Manutenzione degli attacchi',
    tips: [
      {
        title: 'Balsamo',
        body: 'Solo sulle lunghezze: come maschere e oli, ammorbidisce la cheratina.',
      },
      {
        title: 'Piastra e ferro',
        body: 'Non devono toccare gli attacchi: il calore li scioglie.',
      },
      {
        title: 'Spazzola',
        body: 'Cominciare dalle punte e salire, tenendo ferme le radici con l’altra mano.',
      },
      {
        title: 'Asciugatura',
        body: 'Asciugare bene gli attacchi con aria tiepida. Dormire con una treccia morbida.',
      },
    ],
  },
  gallery: { heading: 'La colla da vicino' },
  action: {
    heading: 'Quale formato Le serve?',
    body: 'Ci dica quale strumento usa e su quali toni.',
    whatsapp:
      'Buongiorno, vorrei ricevere un preventivo per la colla di cheratina italiana, in stick o in grani. Grazie e buon lavoro.',
  },
} satisfies LinePageText & Record<string, unknown>
