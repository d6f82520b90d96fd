import type { RequestType } from '../../../src/shared/requests'
import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Contatti e richiesta di preventivo | Chiomara',
  description:
    'Chieda un preventivo per extension, parrucche, protesi o capelli sfusi, o il listino parrucchieri: modulo, WhatsApp, e-mail, telefono. Risposta entro 24 ore.',
  heading: 'Chieda un preventivo',
  opening:
    'Ci scriva che cosa Le serve: la linea, la lunghezza, la quantità, o anche solo una domanda. Rispondiamo entro 24 ore. Al telefono ci trova dal lunedì al venerdì, dalle 9 alle 18.',
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
    },
    placeholders: {
      firstName: 'Il Suo nome',
      lastName: 'Il Suo cognome',
      email: 'nome@esempio.it',
      phone: '+39 333 000 0000',
      requestType: 'Scelga il tipo di richiesta',
      message: 'Lunghezza, tono, quantità, o la Sua domanda',
    },
    requestTypes: {
      'Informazioni Generali': 'Informazioni generali',
      'Preventivo Extensions Cheratina': 'Preventivo extension alla cheratina',
      'Preventivo Parrucche su Misura': 'Preventivo parrucche su misura',
      'Listino Parrucchieri Professionisti': 'Listino parrucchieri professionisti',
      'Fornitura Capelli Sfusi': 'Fornitura capelli sfusi',
      'Toupet Uomo Capelli Veri': 'Toupet uomo in capelli veri',
    } as Record<RequestType, string>,
    products: 'Prodotti che Le interessano (facoltativo)',
    honeypot: 'Lasci vuoto questo campo',
    submit: 'Invii la richiesta',
    submitting: 'Invio in corso...',
    notice: 'Usiamo questi dati solo per rispondere alla richiesta.',
    noticeLink: 'Informativa sulla privacy',
    healthHint: 'Non scriva dati sulla salute nel messaggio: ne parliamo a voce, se lo desidera.',
    whatsappMessage: 'Buongiorno, vorrei chiedere un preventivo.',
  },
  problems: {
    required: {
      firstName: 'Scriva il nome.',
      lastName: 'Scriva il cognome.',
      email: 'Scriva l’indirizzo e-mail.',
      phone: 'Scriva il telefono.',
      requestType: 'Scelga il tipo di richiesta.',
      message: 'Scriva il messaggio.',
    },
    type: 'Questo valore non è valido.',
    tooLong: 'Questo testo è troppo lungo.',
    tooShort: 'Il numero è troppo corto: almeno 5 cifre.',
    email: 'L’indirizzo non è completo: per esempio nome@esempio.it.',
    phone: 'Il telefono può contenere cifre, spazi e i segni + ( ) - . /',
    choice: 'Scelga una delle voci dell’elenco.',
    characters: 'Questo testo contiene caratteri che non possiamo accettare.',
  },
  summary: 'Alcuni campi sono da completare',
  toast: {
    success: {
      title: 'Richiesta inviata!',
      description: 'Grazie per averci scritto. Rispondiamo entro 24 ore.',
    },
    error: {
      title: 'Errore',
      description: 'L’invio non è riuscito. Riprovi più tardi.',
    },
  },
  sent: {
    heading: 'Richiesta ricevuta',
    body: 'Rispondiamo entro 24 ore. Il riferimento della richiesta è',
    again: 'Scriva un’altra richiesta',
  },
  failed: {
    heading: 'La richiesta non è partita',
    body: 'Quello che ha scritto è ancora nel modulo. Può riprovare, o raggiungerci così:',
  },
  info: {
    heading: 'I nostri recapiti',
    phones: 'Telefono',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
    address: 'Indirizzo',
    hours: 'Orari',
    hoursValue: [
      'Al telefono: lunedì–venerdì, 9:00–18:00',
      'In showroom: lunedì–venerdì, 9:00–18:00',
      'In showroom, il sabato: 9:00–13:00',
    ],
  },
  professionals: {
    heading: 'Per chi è del mestiere',
    cards: [
      {
        title: 'Ingrosso',
        body: 'Extension, colla di cheratina e capelli sfusi in confezioni da 100, 200 o 500 g. Nel messaggio indichi linee e quantità: il prezzo si calcola su quelle.',
      },
      {
        title: 'Formazione',
        body: 'Applicazione, manutenzione e rimozione dei nostri sistemi. Ci dica quali usa già e quali vorrebbe introdurre in salone.',
      },
      {
        title: 'Assistenza',
        body: 'Un tono che non torna, una punta che non salda, un nastro che si stacca: ci descriva il lavoro e gli strumenti, meglio con una foto.',
      },
    ],
  },
  map: {
    heading: 'Lo showroom sulla mappa',
    caption: 'La mappa si carica da OpenStreetMap quando Lei preme il pulsante.',
    show: 'Mostra la mappa',
  },
} satisfies PageText & Record<string, unknown>
