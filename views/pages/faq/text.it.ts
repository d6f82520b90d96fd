import { hours, town } from '../../../src/shared/shop'
import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Domande su extension, protesi e cura | Chiomara',
  description:
    'Dieci risposte su sistemi, durata, cura, applicazione, lunghezze su misura da 30 a 70 cm, tempi di consegna, garanzia di 30 giorni e consulenza.',
  heading: 'Domande e risposte',
  opening:
    'Dieci risposte brevi: quale sistema, quanto dura, come si cura, chi lo applica, quando arriva. Se non trova la Sua domanda, ci scriva su WhatsApp o per e-mail.',
  items: [
    {
      id: 'systems',
      question: 'Quale sistema di extension conviene scegliere?',
      answer: [
        'Le tape-in sono ciocche adesive: si mettono in poco tempo e senza calore. Le punte di cheratina si saldano una per una a 180 °C e lasciano un attacco piccolo. La tessitura è una fila continua cucita a macchina, larga 50, 75 o 100 cm.',
        'Decidono i capelli di partenza, la durata che si vuole e il tempo in poltrona. Chi le ciocche le prepara da sé usa capelli sfusi e colla di cheratina.',
      ],
    },
    {
      id: 'maintenance',
      question: 'Come si curano extension e parrucche?',
      answer: [
        'Un capello che non cresce più non riceve nutrimento dalla cute: vuole acqua tiepida, shampoo delicato e balsamo solo su lunghezze e punte, lontano da nastri e cheratina. Si pettina partendo dalle punte, con una spazzola morbida. Di notte le lunghezze si raccolgono in una treccia.',
        'Una parrucca si lava a mano, senza strofinare, e si lascia asciugare su un supporto prima della piega.',
      ],
    },
    {
      id: 'duration',
      question: 'Quanto durano extension e protesi?',
      answer: [
        'Le tape-in da 6 a 8 settimane, le punte di cheratina 3 o 4 mesi, la tessitura da 6 a 8 mesi, una protesi uomo da 12 a 18 mesi. Un nastro adesivo tiene da pochi giorni a 4 settimane e si usa una volta sola.',
        'Sono durate con una cura regolare. Per parrucche e protesi donna dipende da quanto si portano: ne parliamo in consulenza.',
      ],
    },
    {
      id: 'protesi-difference',
      question: 'Che differenza c’è tra protesi, parrucca e toupet?',
      answer: [
        'La parrucca copre tutta la testa: si infila, si regola, si toglie la sera. La protesi copre la zona in cui i capelli mancano o si sono diradati, su una base fine fissata con nastro o clip. Toupet è il nome che di solito prende quella da uomo; le nostre hanno densità 120% o 130%.',
        'Se non sa ancora quale Le serva, non deve decidere da casa: le prova in showroom.',
      ],
    },
    {
      id: 'application',
      question: 'Come si applicano le extension, e chi può farlo?',
      answer: [
        'Le punte di cheratina con la pinza a 180 °C, ciocca per ciocca. Le tape-in a coppie, con una sezione sottile di capelli nel mezzo. La tessitura cucita alla treccina o fissata con gli anellini. Sono lavori da parrucchiere: i prodotti tecnici sono riservati all’uso professionale.',
        'Una parrucca o una protesi, invece, si può imparare a metterla da soli: lo si fa insieme, durante la prova.',
      ],
    },
    {
      id: 'shipping',
      question: 'Quanto ci mette la spedizione, e quanto costa?',
      answer: [
        'In Italia 2 o 3 giorni lavorativi, in Europa da 5 a 7 giorni, negli altri Paesi da 7 a 15. Oltre i 150 euro la spedizione è gratuita; sotto, il costo è scritto nel preventivo.',
        'Per un pezzo su misura si aggiunge il tempo di lavorazione, che Le comunichiamo prima dell’ordine.',
      ],
    },
    {
      id: 'customization',
      question: 'Si possono avere lunghezze e toni su misura?',
      answer: [
        'Sì, con lunghezze da 30 a 70 cm. Per il tono ci serve un campione di capelli, anche piccolo: in fotografia lo stesso castano cambia da un telefono all’altro.',
        'Per una parrucca su misura si prendono anche le misure della testa; base, densità e lunghezza si scelgono insieme.',
      ],
    },
    {
      id: 'quality',
      question: 'Sono tutti capelli veri? E se c’è un difetto?',
      answer: [
        'Sì, capelli umani: si lavano, si asciugano e si mettono in piega come i propri. Prima di un colore si fa sempre la prova su una ciocca nascosta.',
        'Ogni prodotto è controllato prima di partire e ha una garanzia di 30 giorni. Se nota un difetto non lo applichi, e ci mandi una foto.',
      ],
    },
    {
      id: 'professionals',
      question: 'Che cosa offrite a saloni, grossisti e rivenditori?',
      answer: [
        'Un listino dedicato: nel modulo scelga «Listino parrucchieri professionisti». Per la materia prima c’è «Fornitura capelli sfusi», in confezioni da 100, 200 o 500 g e cinque lunghezze da 30 a 70 cm.',
        'Ci sono poi la formazione sui sistemi e l’assistenza quando un lavoro presenta un dubbio: una temperatura, un tono, un attacco.',
      ],
    },
    {
      id: 'consultation',
      question: 'Come si prenota una consulenza?',
      answer: [
        `Dal modulo, su WhatsApp o per e-mail: la risposta arriva entro 24 ore. Chi preferisce il telefono chiami dal lunedì al venerdì, ${hours.mondayToFriday.words.it}; lo showroom di ${town.it} apre anche il sabato, ${hours.saturday.words.it}.`,
        'Per parrucche e protesi l’incontro è riservato. Può venire con chi desidera, e per prenotare non occorre spiegare il motivo.',
      ],
    },
  ],
  contact: {
    heading: 'Manca la Sua domanda?',
    body: 'Su WhatsApp può allegare la foto di un tono o di un attacco. Se il discorso è lungo, meglio l’e-mail.',
    whatsapp: 'Buongiorno, ho una domanda che non ho trovato tra le domande del vostro sito.',
    whatsappLabel: 'Chieda su WhatsApp',
    emailSubject: 'Richiesta: una domanda che non è tra le FAQ',
    emailLabel: 'Chieda per e-mail',
  },
} satisfies PageText & Record<string, unknown>
