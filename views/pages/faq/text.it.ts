import { hours, town } from '../../../src/shared/shop'
import { it as methods } from '../../sections/methods/text.it'
import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Domande su extension, parrucche e protesi | Chiomara',
  description:
    'Dieci risposte su sistemi, durata, manutenzione, applicazione, lunghezze su misura da 30 a 70 cm, consegna, garanzia di 30 giorni e consulenza.',
  heading: 'Domande e risposte',
  opening:
    'Dieci risposte brevi: quale sistema scegliere, quanto dura, come si mantiene, chi lo applica e quando arriva. Se non trova la Sua domanda, ci scriva su WhatsApp o per e-mail.',
  items: [
    {
      id: 'systems',
      question: 'Quale sistema di extension conviene scegliere?',
      answer: [
        'Le extension tape-in sono ciocche biadesive: si applicano in poco tempo e senza calore. Le extension alla cheratina si saldano una ciocca alla volta a 180 °C e lasciano un attacco piccolo. La tessitura è una fila continua di capelli cucita a macchina, larga 50, 75 o 100 cm.',
        'La scelta dipende dai capelli di partenza, dalla durata che desidera e dal tempo in poltrona. I laboratori che preparano da sé le ciocche usano capelli sfusi e colla di cheratina.',
      ],
    },
    {
      id: 'maintenance',
      question: 'Come si lavano e si mantengono extension e parrucche?',
      answer: [
        'I capelli delle extension non ricevono nutrimento dalla cute: si lavano con acqua tiepida e shampoo delicato, e il balsamo va solo su lunghezze e punte, lontano da biadesivo e cheratina. Si pettinano partendo dalle punte, con una spazzola morbida, e di notte si raccolgono in una treccia.',
        'Una parrucca si lava a mano, senza strofinare, e si lascia asciugare sul suo supporto prima della piega.',
      ],
    },
    {
      id: 'duration',
      question: 'Quanto durano extension, parrucche e protesi?',
      answer: [
        'Le tape-in si riposizionano dopo 6–8 settimane; un’applicazione alla cheratina dura 3–4 mesi. La tessitura dura 6–8 mesi, se la si riporta in alto man mano che i capelli crescono; una protesi uomo dura 12–18 mesi. Il nastro biadesivo tiene sulla pelle da pochi giorni a 4 settimane, sulle tape-in fino al riposizionamento, e si usa una volta sola.',
        'Sono durate con una manutenzione regolare. Per le parrucche da donna la durata dipende da quanto si portano: ne parliamo in consulenza.',
      ],
    },
    {
      id: 'protesi-difference',
      question: 'Che differenza c’è tra protesi, parrucca e toupet?',
      answer: [
        'La parrucca copre tutta la testa: si indossa, si regola, si toglie la sera. La protesi capelli copre la zona in cui i capelli mancano o si sono diradati, su una base fine fissata con il nastro biadesivo. Toupet è il nome comune della protesi da uomo; le nostre hanno densità 120% o 130%. L’infoltitore, per chi ha ancora capelli propri, si aggancia con piccole clip.',
        'Se non sa ancora quale Le serva, non deve decidere da casa: può provare in showroom.',
      ],
    },
    {
      id: 'application',
      question: 'Come si applicano le extension, e chi può farlo?',
      answer: [
        'Le extension alla cheratina si saldano con la pinza a 180 °C, ciocca per ciocca. Le tape-in si applicano a coppie, con una sezione sottile di capelli nel mezzo. La tessitura si cuce alla treccina o si fissa con gli anellini. Sono lavori da parrucchiere: i prodotti tecnici sono riservati all’uso professionale.',
        'Chi porta una parrucca o una protesi può invece imparare a metterla da sé: Le mostriamo come si fa durante la prova.',
      ],
    },
    {
      id: 'shipping',
      question: 'Quanto tempo richiede la spedizione, e quanto costa?',
      answer: [
        'La consegna richiede 2–3 giorni lavorativi in Italia, 5–7 giorni in Europa e 7–15 giorni negli altri Paesi. Oltre i 150 euro la spedizione è gratuita; sotto, il costo è scritto nel preventivo.',
        'Per un pezzo su misura si aggiunge il tempo di lavorazione, che Le comunichiamo prima dell’ordine.',
      ],
    },
    {
      id: 'customization',
      question: 'Si possono avere lunghezze e toni su misura?',
      answer: [
        'Sì, con lunghezze da 30 a 70 cm. Per il tono, una foto alla luce del giorno dà una prima idea; per quello definitivo serve un campione di capelli, anche piccolo.',
        'Per una parrucca su misura prendiamo anche le misure della testa; base, densità e lunghezza si scelgono insieme.',
      ],
    },
    {
      id: 'quality',
      question: 'Sono tutti capelli veri? E se c’è un difetto?',
      answer: [
        'Sì, sono tutti capelli umani: si lavano, si asciugano e si mettono in piega come i propri. Prima di un colore si fa sempre la prova su una ciocca nascosta.',
        'Ogni prodotto è controllato prima di partire e ha una garanzia di 30 giorni, oltre alla garanzia legale di due anni per i consumatori. Se nota un difetto non lo applichi, e ci mandi una foto.',
      ],
    },
    {
      id: 'professionals',
      question: 'Che cosa offrite a saloni, grossisti e rivenditori?',
      answer: [
        'Offriamo un listino dedicato: nel modulo scelga «Listino parrucchieri professionisti». Per la materia prima scelga «Fornitura capelli sfusi»: le confezioni sono da 100, 200 o 500 g, in cinque lunghezze da 30 a 70 cm.',
        'Offriamo anche la formazione sui sistemi, e assistenza quando c’è un dubbio su una temperatura, un tono o un attacco.',
      ],
    },
    {
      id: 'consultation',
      question: 'Come si prenota una consulenza?',
      answer: [
        `Può prenotare dal modulo, su WhatsApp o per e-mail: rispondiamo entro 24 ore. Al telefono ci trova dal lunedì al venerdì, ${hours.mondayToFriday.words.it}; lo showroom di ${town.it} apre anche il sabato, ${hours.saturday.words.it}.`,
        'Per parrucche e protesi l’appuntamento è riservato. Può venire con chi desidera, e per prenotare non occorre spiegare il motivo.',
      ],
    },
  ],
  methods,
  contact: {
    heading: 'Manca la Sua domanda?',
    body: 'Su WhatsApp può allegare la foto di un tono o di un attacco. Per una domanda lunga è più comoda l’e-mail.',
    whatsapp: 'Buongiorno, ho una domanda che non ho trovato tra le domande del vostro sito.',
    whatsappLabel: 'Chiedi su WhatsApp',
    emailSubject: 'Richiesta: una domanda che non è tra le FAQ',
    emailLabel: 'Chiedi per e-mail',
  },
} satisfies PageText & Record<string, unknown>
