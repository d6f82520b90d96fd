import type { RequestType, TextField } from '../../../src/shared/quotes'
import { it as shopMap } from '../../sections/map/text.it'
import type { PageText } from '../../text/PageText'
import type { Question } from './fields/Question'
import { it as trade } from './trade.text.it'

export const it = {
  title: 'Fornitore di extension e parrucche: preventivi | {name}',
  description:
    'Preventivi per extension, parrucche, protesi e capelli sfusi, listino per saloni e grossisti, appuntamenti riservati. Rispondiamo nei giorni lavorativi.',
  heading: 'Preventivi, listino e appuntamenti',
  opening: `Ci scriva che cosa Le serve: la linea, la lunghezza, la quantità, o quando vorrebbe venire. Rispondiamo entro 24 ore nei giorni lavorativi.{atPhone}`,
  line: {
    heading: 'Preventivo:',
    opening:
      'Indichi prodotti e quantità e ci lasci i recapiti: rispondiamo entro 24 ore nei giorni lavorativi.',
    /** In the place of the line, where the products are of others too. */
    several: 'più linee',
  },
  priceList: {
    title: 'Extension all’ingrosso: listino per saloni | {name}',
    heading: 'Il listino per saloni e grossisti',
    opening:
      'Ci lasci nome ed e-mail: mandiamo il listino entro 24 ore nei giorni lavorativi. I prodotti su misura hanno un preventivo a parte.',
  },
  visit: {
    title: 'Richiedi un appuntamento riservato | {name}',
    heading: 'Un appuntamento riservato',
    opening:
      'Ci dica quando Le è comodo e come contattarLa: rispondiamo entro 24 ore nei giorni lavorativi e fissiamo insieme il giorno e l’ora. Non occorre spiegare il motivo.',
    call: 'Chiama {number}',
    chat: 'Scrivi su WhatsApp',
    or: '{atPhone}',
  },
  form: {
    heading: 'La Sua richiesta',
    required: 'I campi con l’asterisco sono obbligatori.',
    labels: {
      firstName: 'Nome',
      lastName: 'Cognome',
      email: 'E-mail',
      phone: 'Telefono',
      requestType: 'Tipo di richiesta',
      message: 'Messaggio',
      company: 'Azienda',
      vatNumber: 'Partita IVA',
    },
    /** After the label of a field that may stay empty. */
    optional: '(facoltativo)',
    /** Beside the fields that need one. */
    hints: {
      vatNumber: 'Le aziende italiane aggiungano nel messaggio il codice SDI o la PEC.',
    } as Partial<Record<TextField, string>>,
    placeholders: {
      firstName: 'Anna',
      lastName: 'Rossi',
      email: 'nome@esempio.it',
      phone: 'Con il prefisso, come +39',
      requestType: 'Scelga il tipo di richiesta',
      message: 'Che cosa cerca, o la Sua domanda',
      company: 'Come va in fattura',
      vatNumber: '01234567890, o DE 123456789',
    },
    requestTypes: {
      'Informazioni Generali': 'Informazioni o appuntamento',
      'Preventivo Extensions Cheratina': 'Preventivo extension alla cheratina',
      'Preventivo Parrucche su Misura': 'Preventivo parrucche su misura',
      'Listino Parrucchieri Professionisti': 'Listino per saloni e grossisti',
      'Fornitura Capelli Sfusi': 'Fornitura capelli sfusi',
      'Toupet Uomo Capelli Veri': 'Protesi uomo (toupet) in capelli veri',
    } as Record<RequestType, string>,
    items: {
      legend: 'Prodotti e quantità',
      hint: 'Scriva la quantità accanto ai prodotti che Le servono; gli altri restano vuoti.',
      quantity: 'Quantità',
      total: 'In tutto {grams}\u00a0g.',
      more: 'Uno in più',
      fewer: 'Uno in meno',
      pack: 'confezione da {pack}',
      packs: 'confezioni da {pack}',
      piece: 'pezzo',
      pieces: 'pezzi',
      remove: 'Togli',
      refused: 'Questo prodotto non si può inviare da qui: lo tolga e lo indichi nel messaggio.',
      others: 'Altri prodotti',
      ofOtherLines: 'Prodotti di altre linee',
    },
    firstWords: {
      quote: 'Vorrei un preventivo',
      priceList: 'Vorrei ricevere il listino',
      visit: 'Vorrei un appuntamento riservato',
    },
    questions: {
      trade: {
        question: 'Nella risposta vorrei',
        legend: 'Nella risposta vorrei',
        parts: {
          priceList: 'il listino',
          minimum: 'l’ordine minimo',
          payment: 'le condizioni di pagamento',
          incoterms: 'la resa Incoterms',
          label: 'le condizioni per il private label',
          sheets: 'le schede di sicurezza',
          origin: 'la prova di origine',
          samples: 'campioni',
          times: 'i tempi di consegna',
        },
      },
      patients: {
        question: 'Vorrei anche',
        legend: 'Vorrei anche',
        parts: {
          appointment: 'un primo appuntamento',
          fitting: 'una prova a domicilio',
          documents: 'l’elenco dei documenti per IVA e detrazione',
        },
      },
      where: {
        question: 'Dove',
        legend: 'Come preferisce l’appuntamento',
        hint: 'Fuori dallo showroom: Le diciamo se è possibile.',
        parts: {
          phone: 'al telefono',
          showroom: 'in showroom',
          salon: 'nel mio salone',
          home: 'a domicilio',
        },
      },
      when: {
        question: 'Quando',
        legend: 'Quando Le è comodo',
        hint: 'Lo showroom è aperto {showroomHours}.',
        parts: {
          morning: 'la mattina',
          afternoon: 'il pomeriggio',
          saturday: 'il sabato',
        },
      },
      how: {
        question: 'Mi risponda',
        legend: 'Come Le rispondiamo',
        hint: 'Per una chiamata o un messaggio serve il Suo numero.',
        parts: {
          phone: 'al telefono',
          whatsapp: 'su WhatsApp',
          email: 'per e-mail',
        },
      },
    } satisfies Record<string, Question>,
    country: { question: 'Paese', label: 'Paese di consegna', placeholder: 'Italia' },
    business: 'Scrivo come azienda',
    honeypot: 'Lasci vuoto questo campo',
    submit: 'Invia la richiesta',
    submitting: 'Invio in corso...',
    notice: 'Usiamo i dati del modulo solo per rispondere.',
    noticeLink: 'Informativa sulla privacy',
    healthHint:
      'Per favore, non scriva dati sulla salute nel messaggio: se lo desidera, ne parliamo a voce.',
  },
  problems: {
    required: {
      firstName: 'Scriva il nome.',
      lastName: 'Scriva il cognome.',
      email: 'Scriva l’indirizzo e-mail.',
      phone: 'Scriva il numero: serve per risponderLe al telefono o su WhatsApp.',
      requestType: 'Scelga il tipo di richiesta.',
      message: 'Scriva il messaggio.',
    },
    type: 'Questo valore non è valido: lo scriva di nuovo.',
    tooLong: 'Il testo è troppo lungo: lo accorci.',
    tooShort: 'Il numero è troppo corto: scriva almeno 5 cifre.',
    email: 'Controlli l’indirizzo: deve somigliare a nome@esempio.it.',
    phone: 'Scriva solo cifre, spazi e i segni + ( ) - . /',
    choice: 'Scelga una delle voci dell’elenco.',
    characters:
      'Questo testo contiene caratteri, forse invisibili, che non possiamo accettare. Provi a scriverlo senza incollarlo.',
    tooMany: 'Al massimo 20 prodotti: gli altri li scriva nel messaggio.',
    quantity: 'Scriva un numero da 1 a 10.000, senza decimali.',
  },
  summary: 'Non ancora inviata: campi da correggere',
  toast: {
    success: {
      title: 'Richiesta inviata!',
      description: 'Grazie per averci scritto. Rispondiamo entro 24 ore.',
    },
    error: {
      title: 'Errore',
      description: 'L’invio non è riuscito. Riprovi più tardi.',
    },
    refused: {
      title: 'Non ancora inviata',
      description:
        'Un dato non può essere accettato: accanto al campo è scritto che cosa correggere.',
    },
  },
  sent: {
    heading: 'Richiesta ricevuta',
    opening: 'Grazie. Rispondiamo entro 24 ore nei giorni lavorativi.',
    body: 'Il riferimento della richiesta è',
    wrong: 'C’è qualcosa di sbagliato? Ci scriva, con il riferimento:',
    subject: 'Richiesta {reference}',
    message: 'Buongiorno, Le scrivo per la richiesta {reference}.',
    next: {
      quote: 'Le mandiamo la risposta o il preventivo, che non impegna all’acquisto.',
      priceList: 'Le mandiamo il listino. Se ha indicato un ordine, uniamo un preventivo.',
      visit: 'Le proponiamo il giorno e l’ora. L’appuntamento vale quando Lei conferma.',
    },
    answerAt: 'Rispondiamo a',
    asked: 'Ha chiesto',
    again: 'Scrivi un’altra richiesta',
  },
  last: {
    heading: 'L’ultima volta ha chiesto',
    again: 'Aggiungi di nuovo alla richiesta',
    forget: 'Cancella da questo dispositivo',
  },
  failed: {
    heading: 'La richiesta non è partita',
    network: {
      heading: 'La rete non risponde',
      body: 'Non sappiamo se la richiesta è arrivata. Riprovi tra poco senza cambiarla: entro dieci minuti non la riceviamo due volte.',
    },
    tooMany: {
      heading: 'Troppi invii da questa rete',
      body: 'La richiesta non è partita: riprovi {time}.',
      later: 'più tardi',
      minute: 'fra un minuto',
      minutes: 'fra {minutes} minuti',
    },
    fault: {
      heading: 'La richiesta non è partita',
      body: 'È un guasto nostro. Riprovi tra poco senza cambiarla: entro dieci minuti non la riceviamo due volte.',
    },
    again: 'Riprova',
    kept: 'Quello che ha scritto è ancora nel modulo. Può anche contattarci così: la richiesta è già nel messaggio.',
  },
  info: {
    heading: 'I nostri recapiti',
    landline: 'Telefono',
    mobile: 'Cellulare',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
    address: 'Indirizzo',
    hours: 'Orari',
    phoneHours: 'Al telefono: lunedì–venerdì,\u00a0{weekdays}',
    showroomHours: ['In showroom: lunedì–venerdì,\u00a0{weekdays}', 'sabato, {saturdays}'],
  },
  professionals: {
    heading: 'Per saloni, grossisti e rivenditori',
    cards: [
      {
        title: 'Ingrosso',
        body: 'Indichi le quantità e il Paese di consegna.',
      },
      {
        title: 'Formazione',
        body: 'Insegniamo ad applicare, mantenere e rimuovere le nostre extension.',
      },
      {
        title: 'Assistenza',
        body: 'Se un tono non corrisponde o un attacco non tiene, ci descriva il lavoro, se può con una foto.',
      },
    ],
  },
  trade,
  map: {
    ...shopMap,
    heading: 'Lo showroom sulla mappa',
  },
} satisfies PageText & Record<string, unknown>
