import {
  legalGuarantee,
  withdrawal,
  withdrawalExceptions,
} from '../../../src/shared/facts/consumers'
import { noDutiesInEu, vatInEu } from '../../../src/shared/facts/trade'
import type { AnswerText } from '../../text/AnswersText'

/** The ten questions, whose ids are the specification's. */
export const it: readonly AnswerText[] = [
  {
    id: 'systems',
    question: 'Quale sistema di extension conviene scegliere, e in che quantità?',
    answer: [
      'Le extension tape-in sono ciocche biadesive: si applicano in poco tempo e senza calore. Le extension alla cheratina si saldano una ciocca alla volta a 180 °C e lasciano un attacco piccolo. La tessitura è una fila continua di capelli cucita a macchina, larga 50, 75 o 100 cm.',
      'La scelta dipende dai capelli di partenza, dalla durata che desidera e dal tempo in poltrona. I laboratori che preparano da sé le ciocche usano capelli sfusi e colla di cheratina.',
      'Per allungare una testa di media densità servono in genere circa 100 g di capelli: sono due confezioni di tape-in o cinque di ciocche alla cheratina. Le pagine delle tre linee hanno un calcolatore, che tiene conto della lunghezza e dei capelli di partenza.',
    ],
    link: { page: 'tapeInKit', at: 'quantities', label: 'Calcola quante confezioni servono' },
  },
  {
    id: 'maintenance',
    question: 'Come si lavano e si mantengono extension e parrucche?',
    answer: [
      'I capelli delle extension non ricevono nutrimento dalla cute: si lavano con acqua tiepida e shampoo delicato, e il balsamo va solo su lunghezze e punte, lontano da biadesivo e cheratina. Si pettinano partendo dalle punte, con una spazzola morbida, e di notte si raccolgono in una treccia.',
      'Prima del mare o della piscina si bagnano con acqua dolce e si legano; dopo si sciacquano e si asciugano bene, attacchi compresi. Nelle 48 ore che seguono l’applicazione di tape-in e cheratina non si lavano i capelli e si evita la sauna.',
      'Una parrucca si lava a mano, senza strofinare, e si lascia asciugare sul suo supporto prima della piega. Non occorre lavarla ogni giorno.',
    ],
  },
  {
    id: 'duration',
    question: 'Quanto durano extension, parrucche e protesi, e si possono riusare?',
    answer: [
      'Le tape-in si riposizionano dopo 6–8 settimane; un’applicazione alla cheratina dura 3–4 mesi. La tessitura dura 6–8 mesi, se la si riporta in alto man mano che i capelli crescono; una protesi uomo dura 12–18 mesi. Il nastro biadesivo tiene sulla pelle da pochi giorni a 4 settimane, e sulle tape-in fino al riposizionamento; si usa una volta sola.',
      'Le stesse tape-in si rimettono di solito fino a tre volte, con adesivi nuovi. Le ciocche alla cheratina si riusano solo rifacendo l’attacco, se i capelli sono ancora in buono stato.',
      'Sono durate con una manutenzione regolare. Per le parrucche da donna la durata dipende da quanto si portano: ne parliamo in consulenza.',
    ],
  },
  {
    id: 'protesi-difference',
    question: 'Che differenza c’è tra protesi, parrucca e toupet?',
    answer: [
      'La parrucca copre tutta la testa: si indossa, si regola, si toglie la sera. La protesi capelli copre la zona in cui i capelli mancano o si sono diradati, su una base sottile fissata con il nastro biadesivo. Toupet è il nome comune della protesi da uomo; le nostre hanno densità 120% o 130%. L’infoltitore, per chi ha ancora capelli propri, si aggancia con piccole clip.',
      'Prima o durante una chemioterapia di solito è più adatta una parrucca intera con la calotta morbida: non chiede né nastro né capelli a cui agganciarsi. Se non sa ancora quale Le serva, non deve decidere da casa: può provare in showroom.',
    ],
    link: {
      page: 'womensProsthesis',
      at: 'before-chemotherapy',
      label: 'Prima della chemioterapia: quando venire e quali aiuti ci sono',
    },
  },
  {
    id: 'application',
    question: 'Come si applicano e si tolgono le extension, e chi può farlo?',
    answer: [
      'Le extension alla cheratina si saldano con la pinza a 180 °C, ciocca per ciocca. Le tape-in si applicano a coppie, con una sezione sottile di capelli nel mezzo. La tessitura si cuce alla treccina o si fissa con gli anellini. Sono lavori da parrucchiere: extension, tessiture, capelli sfusi e colla di cheratina sono riservati all’uso professionale, anche se chiunque può chiedere un preventivo.',
      'Si tolgono in salone: tape-in e cheratina con il loro solvente e senza tirare, la tessitura tagliando il filo. Se la cute è sensibile si prova prima una sola ciocca, e si aspettano 48 ore.',
      'Chi porta una parrucca o una protesi può invece imparare a metterla da sé: Le mostriamo come si fa durante la prova.',
    ],
  },
  {
    id: 'shipping',
    question: 'Quanto tempo richiede la spedizione, e quanto costa?',
    answer: [
      'La consegna richiede 2–3 giorni lavorativi in Italia, 5–7 giorni in Europa e 7–15 giorni negli altri Paesi. Oltre i 150 euro la spedizione è gratuita; sotto, il costo è scritto nel preventivo.',
      'Per un pezzo su misura si aggiunge il tempo di lavorazione, che Le comunichiamo prima dell’ordine.',
      'Fuori dall’Unione europea si aggiungono i dazi e le imposte del Paese di arrivo: chieda al Suo spedizioniere. Un’azienda dell’Unione ci indichi la partita IVA già nella richiesta.',
    ],
    facts: [noDutiesInEu, vatInEu],
  },
  {
    id: 'customization',
    question: 'Come si scelgono lunghezza e tono, e si possono avere su misura?',
    answer: [
      'Su misura le lunghezze vanno da 30 a 70 cm: un disegno mostra dove arriva ciascuna, con capelli lisci e mossi. Per il tono, una foto alla luce del giorno dà una prima idea; per quello definitivo serve un campione di capelli, anche piccolo. Se non ha capelli da cui prenderlo, partiamo dalla foto.',
      'Per una parrucca su misura prendiamo anche le misure della testa; base, densità e lunghezza si scelgono insieme.',
    ],
    link: { page: 'bulkHumanHair', at: 'lengths', label: 'Dove arriva ogni lunghezza' },
  },
  {
    id: 'quality',
    question: 'Sono tutti capelli veri? E se c’è un difetto, o cambio idea?',
    answer: [
      'Sì, sono tutti capelli umani: si lavano, si asciugano e si mettono in piega come i propri. Prima di un colore si fa sempre la prova su una ciocca nascosta.',
      'Ogni prodotto è controllato prima di partire e ha una garanzia di 30 giorni, oltre alla garanzia legale di due anni per i consumatori. Se nota un difetto, non applichi il prodotto e ci mandi una foto.',
      'Se ha comprato a distanza, da privato, può anche ripensarci. Un pezzo su misura, invece, non si può rendere: perciò prima si prova.',
    ],
    facts: [legalGuarantee, withdrawal, withdrawalExceptions],
  },
  {
    id: 'professionals',
    question: 'Che cosa offrite a saloni, grossisti e rivenditori?',
    answer: [
      'Offriamo un listino dedicato. Per la materia prima, nel modulo scelga «Fornitura capelli sfusi»: le confezioni sono da 100, 200 o 500 g, in cinque lunghezze da 30 a 70 cm.',
      'Indichi ragione sociale, partita IVA e il Paese di consegna e, per un preventivo, linee, lunghezze, toni e quantità. Se Le servono anche ordine minimo, campioni o tempi di preparazione, li spunti nel modulo: rispondiamo a tutto insieme.',
      'Offriamo anche la formazione sui sistemi, e assistenza quando c’è un dubbio su una temperatura, un tono o un attacco.',
    ],
    link: { page: 'contacts', label: 'Chiedi il listino', opening: 'priceList' },
  },
  {
    id: 'consultation',
    question: 'Come si prenota una consulenza, e che cosa conviene portare?',
    answer: [
      `Può prenotare dal modulo, su WhatsApp o per e-mail: rispondiamo entro 24 ore. Al telefono ci trova {phoneHours}; lo showroom di {town} è aperto {showroomHours}.`,
      'Per parrucche e protesi l’appuntamento è riservato. Può venire con chi desidera, e per prenotare non occorre spiegare il motivo.',
      'Se ne ha, porti una ciocca dei capelli da accostare e una fotografia di come li porta, o li portava. Non serve altro.',
    ],
    link: { page: 'contacts', label: 'Richiedi un appuntamento', opening: 'visit' },
  },
]
