import { lineFigures } from '../../../src/shared/lineFigures'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { it as delivery } from '../../text/delivery.it'
import { rangeOf } from '../../text/figures'
import { it as answers } from './answers.it'

/** In the sheet and under the first buttons. */
const pack = { label: 'Formato', value: 'Stick o grani' }

export const it = {
  title: 'Colla di cheratina italiana per extension | {name}',
  description:
    'Colla di cheratina prodotta in Italia per saloni e grossisti: fonde tra 130 e 200 °C. Uso in quattro passaggi, rimozione e confronto con la cheratina gel.',
  heading: 'Colla di cheratina italiana',
  headingItalic: 'a caldo',
  opening:
    'È la colla che unisce la ciocca ai capelli naturali: fonde tra 130 e 200 °C, si lavora finché è calda e fa presa quando si raffredda. In questa pagina trova come si usa, come si rimuove e in che cosa è diversa dalla cheratina gel.',
  signature: { label: 'Fonde a' },
  trade: { rows: [pack, ...delivery], list: 'Chiedi il listino' },
  specifications: {
    heading: 'La colla in breve',
    rows: [
      { label: 'Fusione', value: rangeOf(lineFigures['italian-keratine-glue'].meltsC, '°C') },
      pack,
      { label: 'Toni', value: 'Quelli in elenco; altri su richiesta' },
      { label: 'Strumenti', value: 'Pistola a caldo o fornellino' },
      { label: 'Produzione', value: 'Italia' },
    ],
  },
  what: {
    heading: 'Che cos’è',
    body: [
      'È una cheratina termofusibile: solida a temperatura ambiente, si scioglie con il calore e torna solida quando si raffredda. Finché è calda le si dà forma, attorno ai capelli della cliente e alla radice della ciocca.',
      'I laboratori la usano per formare l’attacco sulle ciocche di capelli sfusi. In salone serve a saldare le ciocche, o a rifare l’attacco di ciocche già portate. È prodotta in Italia.',
    ],
  },
  why: {
    heading: 'Perché sceglierla',
    points: [
      {
        title: 'Fatta in Italia',
        body: 'È prodotta in Italia, e la trova insieme alle extension che salda. Per un dubbio sulla fusione o sul tono basta scriverci.',
      },
      {
        title: 'Resistente',
        body: 'Una volta fredda resiste ai lavaggi e alla spazzola. Un’applicazione alla cheratina dura 3–4 mesi.',
      },
      {
        title: 'Ipoallergenica',
        body: 'L’attacco sta sui capelli e non tocca la cute. Nessun prodotto, però, va bene per tutti: se la cliente ha la cute sensibile, applichi una sola ciocca e aspetti 48 ore.',
      },
      {
        title: 'Facile da lavorare',
        body: 'Tra 130 e 200 °C c’è margine per adattarsi allo strumento e alla mano. Finché è calda, prende la forma che Le serve.',
      },
      {
        title: 'Versatile',
        body: 'Va bene per una sola ciocca da riparare in salone come per una serie fatta in laboratorio, da 0,8 g o del peso che preferisce.',
      },
    ],
  },
  how: {
    heading: 'Come si usa',
    steps: [
      {
        title: 'Prepari i capelli',
        body: 'Devono essere lavati senza balsamo, asciutti e divisi in sezioni sottili. Un dischetto di protezione tiene da parte quelli che non vanno presi.',
      },
      {
        title: 'Scaldi la colla',
        body: 'Parta da 130 °C e salga poco per volta, mai oltre i 200 °C. È pronta quando scorre liscia. Se fuma o scurisce, è troppo calda.',
      },
      {
        title: 'Unisca ciocca e capelli',
        body: 'Metta una goccia alla radice della ciocca, poi accosti la ciocca alla sezione, a circa 1 cm dalla cute. La colla fusa non deve toccare la pelle.',
      },
      {
        title: 'Arrotoli e lasci raffreddare',
        body: 'Con le dita protette, arrotoli l’attacco finché è caldo e prende forma. Quando è duro, passi al successivo.',
      },
    ],
  },
  removal: {
    heading: 'Come si toglie',
    steps: [
      {
        title: 'Bagni l’attacco',
        body: 'Usi poche gocce di solvente per cheratina e attenda il tempo indicato sul flacone. Poi schiacci l’attacco con la pinza finché si sgretola.',
      },
      {
        title: 'Sfili la ciocca',
        body: 'Accompagni la ciocca verso le punte, senza tirare; se fa resistenza, aggiunga solvente. Alla fine pettini via i residui e lavi con uno shampoo purificante.',
      },
    ],
  },
  differences: {
    heading: 'Colla di cheratina e cheratina gel',
    intro: 'I nomi si somigliano, il modo di lavorarle no.',
    keratin: {
      title: 'Colla di cheratina',
      body: 'È solida, in stick o in grani. Richiede calore, da 130 a 200 °C, e fa presa quando si raffredda. L’attacco è piccolo e compatto, e si toglie con solvente e pinza.',
    },
    gel: {
      title: 'Cheratina gel',
      body: 'È più morbida già al momento dell’uso e dà di solito un attacco più elastico. Calore, tempi e solvente cambiano da un produttore all’altro: valgono le istruzioni della confezione.',
    },
  },
  second: {
    heading: 'Stick o grani',
    ordered: false,
    points: [
      {
        title: 'Lo stick',
        body: 'È per la pistola a caldo: si infila, si scalda e si lavora, senza preparare altro.',
      },
      {
        title: 'I grani',
        body: 'Sono per il fornellino: pochi alla volta, quanti ne servono per il lavoro che ha davanti.',
      },
      {
        title: 'Il tono',
        body: 'Una colla ambra si confonde con i castani e i biondi caldi, una nera con i capelli molto scuri, una trasparente con i toni chiari. Per un altro tono, ci chieda.',
      },
      {
        title: 'In poltrona o al banco',
        body: 'La pistola dosa una goccia per volta, sul posto. Nel fornellino si intinge la ciocca, e l’attacco è pronto prima che la cliente arrivi.',
      },
    ],
  },
  maintenance: {
    heading: 'Manutenzione degli attacchi',
    tips: [
      {
        title: 'Balsamo lontano',
        body: 'Maschere, oli e balsamo vanno sulle lunghezze: se toccano gli attacchi, col tempo li ammorbidiscono.',
      },
      {
        title: 'Calore a distanza',
        body: 'Piastra e ferro non devono toccare la cheratina, che a 130 °C comincia già a fondere.',
      },
      {
        title: 'Spazzola dalle punte',
        body: 'Si sciolgono prima le punte, poi si sale, tenendo ferme le radici con l’altra mano.',
      },
      {
        title: 'Asciutti per la notte',
        body: 'Dopo lo shampoo gli attacchi si asciugano bene, con aria tiepida. Per dormire si fa una treccia morbida.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Stick, grani, gocce' },
  action: {
    heading: 'Per il Suo banco di lavoro',
    body: 'Se non ha ancora deciso tra stick e grani, basta dirci con quale strumento lavora e su quali toni. Da qui può chiedere anche il listino per parrucchieri.',
    whatsapp:
      'Buongiorno, vorrei ricevere un preventivo per la colla di cheratina italiana, in stick o in grani. Grazie e buon lavoro.',
  },
} satisfies CategoryPageText & Record<string, unknown>
