import { lineFigures } from '../../../src/shared/lineFigures'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { it as delivery } from '../../text/delivery.it'

const { mostWeeks } = lineFigures['tape-adhesivi']

export const it = {
  title: 'Nastri biadesivi per protesi ed extension | {name}',
  description:
    'Nastri biadesivi per protesi ed extension, per saloni e grossisti: quale scegliere e come applicarlo in quattro passaggi. Sulla pelle, fino a 4 settimane.',
  heading: 'Nastri biadesivi',
  headingItalic: 'per protesi ed extension',
  opening:
    'I nastri biadesivi servono a fissare una protesi o a riapplicare le extension. Tengono sulla pelle da pochi giorni a 4 settimane, e sulle tape-in fino al riposizionamento, dopo 6–8 settimane. Ogni nastro si usa una volta sola. Qui trova quale scegliere e come applicarlo, in quattro passaggi.',
  signature: { label: 'Tenuta sulla pelle: da pochi giorni a', figure: `${mostWeeks} settimane` },
  intro: {
    heading: 'Due lati, due superfici',
    body: [
      'Il nastro biadesivo tiene insieme due superfici diverse: da una parte la base della protesi o la ciocca, dall’altra la pelle o i capelli. Per questo contano la forma del nastro e la pulizia di entrambe.',
      'Quando non tiene più, si toglie e si butta. Quello nuovo va messo su superfici pulite.',
    ],
  },
  reasons: {
    heading: 'Perché il nastro',
    points: [
      {
        title: 'Pronto subito',
        body: 'Non c’è colla da stendere né da lasciare asciugare: si taglia, si posa, si preme.',
      },
      {
        title: 'Spessore regolare',
        body: 'Lo strato di adesivo è uguale dappertutto, e la base appoggia in piano.',
      },
      {
        title: 'Contorno netto',
        body: 'Non cola e non sporca i capelli intorno: resta dove lo si è messo.',
      },
      {
        title: 'Nuovo ogni volta',
        body: 'È monouso, perciò a ogni applicazione si riparte da un adesivo pulito.',
      },
    ],
  },
  types: {
    heading: 'Quale nastro, per che cosa',
    hairpieces: {
      heading: 'Per protesi',
      points: [
        {
          title: 'Il perimetro',
          body: 'Il biadesivo in rotolo si taglia alla lunghezza che serve e segue il bordo della base.',
        },
        {
          title: 'L’attaccatura',
          body: 'Servono strisce sagomate, già curve: sul bordo frontale un nastro dritto farebbe grinze.',
        },
        {
          title: 'Il ritocco',
          body: 'Per un angolo che si è sollevato basta un pezzetto di rotolo.',
        },
      ],
    },
    extensions: {
      heading: 'Per extension tape-in',
      points: [
        {
          title: 'Il kit intero',
          body: 'Servono adesivi pretagliati, larghi quanto la ciocca, per rimettere tutte e 20 le ciocche.',
        },
        {
          title: 'Una ciocca sola',
          body: 'Bastano gli stessi adesivi, quando tra due appuntamenti una coppia si apre.',
        },
        {
          title: 'Altre larghezze',
          body: 'C’è il nastro in rotolo, da tagliare con forbici pulite per ciocche di altra larghezza.',
        },
      ],
    },
  },
  application: {
    heading: 'Applicarlo bene',
    steps: [
      {
        title: 'Pulisca',
        body: 'Tolga colla vecchia, creme e solvente dalla base e dalla pelle, oppure dalle ciocche e dai capelli. Poi asciughi tutto.',
      },
      {
        title: 'Posi',
        body: 'Metta il nastro sulla base o sulla ciocca, con la pellicola ancora sull’altro lato, senza pieghe né sovrapposizioni.',
      },
      {
        title: 'Centri',
        body: 'Faccia prima una prova a secco, poi tolga la pellicola. Una volta a contatto, ogni spostamento toglie tenuta.',
      },
      {
        title: 'Prema',
        body: 'Prema con le dita, un tratto alla volta, dal centro ai bordi. Con le extension aspetti 48 ore prima di lavare i capelli.',
      },
    ],
  },
  trade: { rows: delivery, list: 'Chiedi il listino' },
  specifications: {
    heading: 'Tenuta e formati',
    rows: [
      { label: 'Tenuta sulla pelle', value: 'Da pochi giorni a 4 settimane' },
      { label: 'Tenuta sulle tape-in', value: 'Fino al riposizionamento, 6–8 settimane' },
      { label: 'Uso', value: 'Una sola volta' },
      { label: 'Rotolo', value: 'Da tagliare a misura' },
      { label: 'Strisce sagomate', value: 'Per l’attaccatura' },
      { label: 'Adesivi pretagliati', value: 'Per le ciocche tape-in' },
    ],
  },
  second: {
    heading: 'Toglierlo e conservarlo',
    ordered: false,
    points: [
      {
        title: 'Senza strappi',
        body: 'Se si strappa, il nastro porta via i capelli, irrita la pelle e rovina la base.',
      },
      {
        title: 'Solvente e pazienza',
        body: 'Il solvente si passa lungo il bordo, poco per volta, e il nastro si solleva solo quando l’adesivo ha ceduto.',
      },
      {
        title: 'Residui freschi',
        body: 'Si puliscono subito, prima che induriscano. La pelle si lava con acqua e sapone delicato, la base si lascia asciugare.',
      },
      {
        title: 'Confezione chiusa',
        body: 'I nastri di scorta restano con la loro pellicola, lontano da polvere, umidità e calore.',
      },
    ],
  },
  questions: {
    heading: 'Tre domande',
    items: [
      {
        question: 'Quanto tiene?',
        answer:
          'Sulla pelle da pochi giorni a 4 settimane; sulle tape-in fino al riposizionamento, dopo 6–8 settimane. Dipende dalla pelle, dal sudore, dal clima e da quanto è stata accurata la pulizia.',
      },
      {
        question: 'Si può riusare?',
        answer:
          'No. Una volta staccato ha perso adesivo e raccolto polvere: a ogni applicazione ne serve uno nuovo.',
      },
      {
        question: 'E se la pelle è sensibile?',
        answer:
          'Ne provi un pezzetto su una piccola zona e aspetti 48 ore. Se compare rossore, tolga il nastro e non lo usi. Su pelle irritata o ferita il nastro non va messo.',
      },
    ],
  },
  gallery: { heading: 'Rotoli e strisce' },
  action: {
    heading: 'Non sa quale scegliere?',
    body: 'Per un consiglio e un preventivo bastano una foto della base o della ciocca e il numero di applicazioni che fa in un mese. Saloni e grossisti possono chiedere anche il listino.',
    whatsapp:
      'Buongiorno, vorrei un consiglio e un preventivo per i nastri biadesivi, per protesi o per extension. Grazie mille.',
  },
} satisfies CategoryPageText & Record<string, unknown>
