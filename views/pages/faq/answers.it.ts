import type { AnswerText } from '../../text/AnswersText'
import { legalGuarantee, withdrawal, withdrawalExceptions } from '../../text/facts/consumers'

/** The ten questions, whose ids are the specification's. */
export const it: readonly AnswerText[] = [
  {
    id: 'systems',
    question: 'Quali extension scegliere?',
    answer: [
      'Le tape-in sono ciocche con il biadesivo: si applicano in circa un’ora, senza calore, anche sui capelli fini. Le extension alla cheratina si saldano una ciocca alla volta a 180 °C e si possono raccogliere. La tessitura è una fila cucita a macchina, larga 50, 75 o 100 cm, per capelli normali o folti.',
      'Per allungare una testa di media densità servono circa 100 g di capelli, fino a 50 cm: due confezioni di tape-in (40 ciocche), cinque di ciocche alla cheratina (125) o una tessitura da 100 g.',
    ],
    link: { page: 'products', at: 'methods', label: 'Confronta i cinque sistemi' },
  },
  {
    id: 'maintenance',
    question: 'Manutenzione: come si lavano extension e parrucche?',
    answer: [
      'Le extension non ricevono sebo dalla cute: si lavano con acqua tiepida e shampoo delicato, e il balsamo va solo su lunghezze e punte, lontano da biadesivo e cheratina. Si pettinano partendo dalle punte e di notte si raccolgono in una treccia morbida. Prima del mare o della piscina si bagnano con acqua dolce; dopo si sciacquano e si asciugano bene, attacchi compresi. Piastra e ferro si usano a calore moderato, con un termoprotettore, e mai sugli attacchi.',
      'Nelle 48 ore dopo l’applicazione di tape-in e cheratina non si lavano i capelli e si evita la sauna.',
      'Una parrucca si lava a mano, in genere ogni 7–10 volte che la si indossa, con il balsamo soltanto sulle lunghezze, mai sui nodi della base. Si asciuga sul suo supporto.',
    ],
  },
  {
    id: 'duration',
    question: 'Quanto durano extension e parrucche?',
    answer: [
      'Le tape-in si riposizionano ogni 6–8 settimane, di solito fino a tre volte; un’applicazione alla cheratina dura 3–4 mesi, e le ciocche si riusano solo rifacendo l’attacco. Una tessitura dura 6–8 mesi: ogni 6–8 settimane la fila si scuce e si ricuce più in alto.',
      'Una protesi uomo dura fino a 12–18 mesi, se la base è robusta; lace e poly sottile durano meno. Il nastro tiene sulla pelle da pochi giorni a 4 settimane e si usa una volta sola. La durata di una parrucca dipende da uso, lavaggi e calore; due portate a turno durano di più.',
    ],
  },
  {
    id: 'protesi-difference',
    question: 'Protesi, parrucca o toupet: che differenza c’è?',
    answer: [
      'La parrucca copre tutta la testa e si toglie la sera. La protesi capelli (o capillare) copre la zona diradata o senza capelli, su una base sottile fissata con il nastro biadesivo; «toupet» è il vecchio nome di quella da uomo, che facciamo con densità 120% o 130%. L’infoltitore si aggancia con piccole clip ai capelli propri.',
      'Per una chemioterapia di solito è più adatta una parrucca intera con la calotta morbida: non richiede né nastro né capelli a cui agganciarsi.',
    ],
    link: {
      page: 'womensProsthesis',
      at: 'before-chemotherapy',
      label: 'Prima della chemioterapia: quando venire e quali aiuti ci sono',
    },
  },
  {
    id: 'application',
    question: 'Chi applica e toglie le extension?',
    answer: [
      'Il parrucchiere: extension, tessiture, capelli sfusi e colla di cheratina sono riservati all’uso professionale, anche se chiunque può chiedere un preventivo. Tape-in e cheratina si tolgono in salone, ciascuna con il proprio solvente e senza tirare, la tessitura tagliando il filo. Se la cute è sensibile si prova una sola ciocca e si aspettano 48 ore.',
      'Parrucche e protesi, invece, può metterle Lei: Le mostriamo come durante la prova.',
    ],
  },
  {
    id: 'shipping',
    question: 'Come funzionano consegna e resi?',
    answer: [
      'La consegna richiede 2–3 giorni lavorativi in Italia, 5–7 giorni in Europa e 7–15 giorni negli altri Paesi. È gratuita oltre 150 euro; sotto, e per l’estero, il preventivo indica il costo. Per un pezzo su misura si aggiunge il tempo di lavorazione.',
      'I prodotti hanno una garanzia di 30 giorni, oltre a quella legale. Se nota un difetto non li applichi e ci mandi una foto.',
    ],
    facts: [legalGuarantee, withdrawal, withdrawalExceptions],
  },
  {
    id: 'customization',
    question: 'Come si scelgono lunghezza e tono?',
    answer: [
      'Su misura le lunghezze vanno da 30 a 70 cm. Per il tono una foto alla luce del giorno dà una prima idea; quello definitivo si conferma su un campione di capelli, anche piccolo.',
      'Per una parrucca su misura prendiamo le misure della testa; base, densità e lunghezza si scelgono insieme.',
    ],
    link: { page: 'tapeInKit', at: 'lengths', label: 'Dove arriva ogni lunghezza' },
  },
  {
    id: 'quality',
    question: 'Sono tutti capelli veri?',
    answer: [
      'Sì, sono tutti capelli umani: si lavano, si asciugano e si mettono in piega come i propri. Si possono tonalizzare o scurire, sempre dopo una prova su una ciocca nascosta. Decolorarli è sconsigliato: si indeboliscono e non ricrescono.',
    ],
  },
  {
    id: 'professionals',
    question: 'Che cosa offrite a saloni, grossisti e rivenditori?',
    answer: [
      'Un listino all’ingrosso, formazione e assistenza. Indichi nel modulo linee, lunghezze, toni e quantità, e il Paese di consegna; per la materia prima scelga «Fornitura capelli sfusi».',
    ],
    link: { page: 'contacts', at: 'trade', label: 'Listino, IVA, dogana e resi' },
  },
  {
    id: 'consultation',
    question: 'Come si prenota una consulenza?',
    answer: [
      `Ci scriva {ways}: rispondiamo entro 24 ore nei giorni lavorativi.{atPhone} Lo showroom di {town} è aperto {showroomHours}.`,
      'Per parrucche e protesi la consulenza è riservata: può venire con chi desidera. Se ne ha, porti una ciocca dei capelli da accostare e una foto di come li porta, o li portava.',
    ],
    link: { page: 'contacts', label: 'Richiedi un appuntamento', purpose: 'visit' },
  },
]
