import type { CategoryPageText } from '../../text/CategoryPageText'

export const it = {
  title: 'Nastri adesivi per protesi ed extension | Chiomara',
  description:
    'Nastri adesivi per protesi ed extension: quale scegliere, come applicarli in quattro passaggi, tre domande frequenti. Monouso, da pochi giorni a 4 settimane.',
  heading: 'Tape adesivi',
  headingItalic: 'per protesi ed extension',
  opening:
    'Nastri adesivi per fissare una protesi o riapplicare le extension. La tenuta va da pochi giorni a 4 settimane, e ogni nastro si usa una volta sola. Qui trova quale scegliere e come applicarlo, in quattro passaggi.',
  intro: {
    heading: 'Due facce, due superfici',
    body: [
      'Un biadesivo lavora su due superfici diverse: da una parte la base della protesi o la ciocca, dall’altra la pelle o i capelli. Per questo contano la forma del nastro e la pulizia di entrambe.',
      'Finito il suo compito, si toglie e si butta. Quello nuovo va messo su superfici tornate pulite.',
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
      heading: 'Per protesi e parrucche',
      points: [
        {
          title: 'Il perimetro',
          body: 'Biadesivo in rotolo: si taglia alla lunghezza che serve e segue il bordo della base.',
        },
        {
          title: 'L’attaccatura',
          body: 'Strisce sagomate, già curve: sul bordo frontale un nastro dritto farebbe grinze.',
        },
        {
          title: 'Il ritocco',
          body: 'Un pezzetto di rotolo, per un angolo che si è sollevato.',
        },
      ],
    },
    extensions: {
      heading: 'Per extension tape-in',
      points: [
        {
          title: 'Il kit intero',
          body: 'Rettangoli pretagliati, larghi quanto la ciocca, per rimettere tutte e 20 le ciocche.',
        },
        {
          title: 'Una ciocca sola',
          body: 'Gli stessi rettangoli, quando tra due appuntamenti un sandwich si apre.',
        },
        {
          title: 'Altre larghezze',
          body: 'Nastro in rotolo, da tagliare con forbici pulite quando la ciocca non è standard.',
        },
      ],
    },
  },
  application: {
    heading: 'Applicarlo bene',
    steps: [
      {
        title: 'Pulire',
        body: 'Via colla vecchia, creme e solvente: dalla base e dalla pelle, oppure dalle ciocche e dai capelli. Poi si asciuga tutto.',
      },
      {
        title: 'Posare',
        body: 'Il nastro va sulla base o sulla ciocca, con la pellicola ancora sull’altra faccia. Niente pieghe, niente sovrapposizioni.',
      },
      {
        title: 'Centrare',
        body: 'Prima una prova a secco, poi si toglie la pellicola. Una volta a contatto, ogni spostamento toglie tenuta.',
      },
      {
        title: 'Premere',
        body: 'Con le dita, un tratto alla volta, dal centro ai bordi. Per le extension seguono 48 ore senza lavaggi.',
      },
    ],
  },
  specifications: {
    heading: 'Tenuta e formati',
    rows: [
      { label: 'Tenuta', value: 'Da pochi giorni a 4 settimane' },
      { label: 'Uso', value: 'Una sola volta' },
      { label: 'Rotolo', value: 'Da tagliare a misura' },
      { label: 'Strisce sagomate', value: 'Per l’attaccatura' },
      { label: 'Rettangoli pretagliati', value: 'Per le ciocche tape-in' },
    ],
  },
  second: {
    heading: 'Toglierlo e conservarlo',
    ordered: false,
    points: [
      {
        title: 'Senza strappi',
        body: 'Tirato via, il nastro si porta dietro i capelli, irrita la pelle e rovina la base.',
      },
      {
        title: 'Solvente e pazienza',
        body: 'Si passa lungo il bordo, poco per volta, e si solleva solo quando l’adesivo ha ceduto.',
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
          'Da pochi giorni a 4 settimane. Dipende dalla pelle, dal sudore, dal clima e da quanto è stata accurata la pulizia.',
      },
      {
        question: 'Si può riusare?',
        answer:
          'No. Una volta staccato ha perso adesivo e raccolto polvere: a ogni applicazione ne serve uno nuovo.',
      },
      {
        question: 'E se la pelle è sensibile?',
        answer:
          'Ne provi un pezzetto su una piccola zona e aspetti 48 ore. Se compare rossore, lo tolga e non lo usi. Su pelle irritata o ferita il nastro non va messo.',
      },
    ],
  },
  gallery: { heading: 'Rotoli e strisce' },
  action: {
    heading: 'Non sa quale prendere?',
    body: 'Per un consiglio e un preventivo bastano una foto della base o della ciocca e il numero di applicazioni in un mese.',
    whatsapp:
      'Buongiorno, vorrei un consiglio e un preventivo per i nastri adesivi, per protesi o per extension. Grazie mille.',
  },
} satisfies CategoryPageText & Record<string, unknown>
