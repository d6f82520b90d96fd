import type { Shop } from '../../../src/shared/shop'
import type { LegalSection } from '../../sections/LegalDocument'
import { addressWords } from '../../text/addressWords'
import { companyDetails } from '../../text/companyDetails'

const monthsOfYear = 12

/** `24 mesi` for whole years, `90 giorni` for what is not. */
export function retentionWords(days: number): string {
  const years = days / 365
  if (Number.isInteger(years)) return `${years * monthsOfYear} mesi`
  return days === 1 ? '1 giorno' : `${days} giorni`
}

/**
 * The privacy notice that holds; the English one translates it.
 * @param retentionDays days after which the site deletes requests
 */
export const privacy = (retentionDays: number, shop: Shop): LegalSection[] => [
  {
    id: 'titolare',
    heading: 'Titolare del trattamento',
    paragraphs: [
      `Il titolare del trattamento è ${companyDetails(shop, 'it')}.`,
      'Questa informativa è resa secondo l’articolo 13 del Regolamento (UE) 2016/679 (GDPR). Riguarda chi visita il sito e chi ci contatta dal modulo, per e-mail, su WhatsApp o per telefono.',
    ],
  },
  {
    id: 'dati',
    heading: 'Tipi di dati',
    paragraphs: [
      'La preghiamo di non scrivere dati sulla salute nel messaggio: per un preventivo non occorrono, nemmeno per una parrucca. Se desidera parlarne, lo facciamo a voce.',
      'Questi sono i dati trattati e gli strumenti che il sito usa:',
    ],
    list: [
      'Modulo: nome, cognome, e-mail, telefono, azienda, partita IVA, Paese di consegna, tipo di richiesta, caselle scelte e messaggio.',
      'Dati che accompagnano la richiesta: linea, prodotti e quantità scelti, lingua, pagina di provenienza, data e ora, un’impronta del testo che serve a riconoscere un doppio invio e il tempo impiegato per compilare il modulo, come indizio contro gli invii automatici.',
      'E-mail, WhatsApp e telefono: i recapiti da cui ci scrive o ci chiama e quello che ci comunica.',
      'Indirizzo IP: usato soltanto in memoria, per limitare gli abusi del modulo. Non viene scritto nel database né nei registri del sito.',
      'Registri del server: ora, pagina richiesta, esito e durata della risposta. Non contengono i dati personali del modulo.',
      'Memoria del browser: «language» conserva la lingua scelta con ITA/ENG, anche in un cookie tecnico con lo stesso nome; «cookie-consent» conserva la risposta all’avviso sui cookie; «contact-draft» tiene quello che ha scritto nel modulo e non ancora inviato; «request-list» tiene i prodotti scelti per il preventivo; «sent-request» tiene l’ultima richiesta inviata, per mostrarLe la conferma; «last-request» tiene i prodotti e le quantità dell’ultima richiesta, per chiederli di nuovo. Il sito non usa altri cookie.',
      'Mappa: è di OpenStreetMap e si carica solo dopo il Suo consenso o quando preme «Mostra la mappa». In quel momento OpenStreetMap riceve l’indirizzo IP e i dati tecnici del Suo browser.',
    ],
  },
  {
    id: 'finalita',
    heading: 'Finalità del trattamento',
    paragraphs: [
      'I campi con l’asterisco sono necessari per risponderLe; gli altri e la scelta dei prodotti sono facoltativi.',
      'Non usiamo i dati per pubblicità o newsletter, non facciamo profilazione e non prendiamo decisioni automatizzate. Una richiesta che sembra inviata da un programma viene messa da parte perché la controlli una persona.',
      'Se un giorno aggiungessimo strumenti di analisi delle visite, entrerebbero in funzione solo dopo il Suo consenso, con cookie conservati al massimo 24 mesi, e questa informativa lo direbbe prima.',
      'Trattiamo i dati per:',
    ],
    list: [
      'rispondere alla Sua richiesta e preparare il preventivo',
      'confermarLe per e-mail, dove il servizio è attivo, che la richiesta è arrivata',
      'proteggere il modulo da abusi e invii automatici e mantenere il sito in funzione',
      'ricordare la lingua, la Sua scelta sui cookie e quello che sta scrivendo nel modulo',
      'mostrarLe la mappa, se la chiede',
    ],
  },
  {
    id: 'base-giuridica',
    heading: 'Base giuridica',
    paragraphs: ['Ogni trattamento ha la propria base:'],
    list: [
      'Richieste, preventivi e conferma di ricezione: misure precontrattuali adottate su Sua richiesta (art. 6, par. 1, lett. b, GDPR).',
      'Protezione del modulo e funzionamento del sito: legittimo interesse del titolare a difendersi dagli abusi (art. 6, par. 1, lett. f).',
      'Mappa di OpenStreetMap: consenso (art. 6, par. 1, lett. a). Può revocarlo in ogni momento riaprendo l’avviso sui cookie dal collegamento in fondo alla pagina.',
      'Lingua, scelta sui cookie, bozza del modulo, elenco dei prodotti scelti, conferma e prodotti dell’ultima richiesta: strumenti tecnici, per i quali il consenso non è richiesto (art. 122 del d.lgs. 196/2003).',
      'Documenti contabili, se al preventivo segue un ordine: obbligo di legge (art. 6, par. 1, lett. c).',
    ],
  },
  {
    id: 'conservazione',
    heading: 'Conservazione e destinatari',
    paragraphs: [
      `Le richieste inviate dal modulo sono salvate nel database del sito e ci arrivano per e-mail. Dopo ${retentionWords(retentionDays)} il sito le cancella automaticamente dal database, insieme alle e-mail che le riguardano. Lo stesso termine vale per la corrispondenza nella nostra casella di posta. Se al preventivo segue un ordine, i documenti contabili si conservano per dieci anni (art. 2220 del Codice civile).`,
      'Il cookie «language» dura un anno. La bozza del modulo sparisce con l’invio, o quando chiude la scheda. La lingua e la scelta sui cookie restano nella memoria del browser finché non le cancella, l’elenco dei prodotti finché non lo invia o lo svuota, i prodotti dell’ultima richiesta finché non li cancella con il pulsante del modulo. La conferma sparisce quando chiude la scheda. L’indirizzo IP resta in memoria solo per il breve tempo in cui si contano gli invii.',
      'Accedono ai dati il nostro personale autorizzato e i fornitori di hosting e di posta elettronica, in qualità di responsabili (art. 28 GDPR). Non li trasferiamo fuori dallo Spazio economico europeo, salvo quanto avviene tramite questi fornitori e con le garanzie degli articoli da 44 a 49 del GDPR. Non li vendiamo e non li diffondiamo.',
      'I collegamenti a WhatsApp portano a un servizio di Meta, quelli ai profili social ai rispettivi gestori. Se li apre, o se carica la mappa di OpenStreetMap, chi gestisce quei servizi tratta i dati in modo autonomo, secondo la propria informativa.',
    ],
  },
  {
    id: 'diritti',
    heading: 'I Suoi diritti',
    paragraphs: [
      'Può esercitare i diritti previsti dagli articoli da 15 a 22 del GDPR scrivendo ai recapiti qui sotto. Rispondiamo entro un mese. Il consenso si può revocare in ogni momento, senza effetti sui trattamenti già avvenuti.',
      'Se ritiene che i Suoi dati siano trattati in modo non corretto, può proporre reclamo al Garante per la protezione dei dati personali (www.garanteprivacy.it) o all’autorità del Suo Paese dell’Unione, o rivolgersi al giudice.',
      'In particolare ha diritto di:',
    ],
    list: [
      'sapere se trattiamo dati che La riguardano e averne copia (art. 15)',
      'farli correggere o completare (art. 16)',
      'farli cancellare (art. 17)',
      'limitarne il trattamento (art. 18)',
      'sapere a quali destinatari abbiamo comunicato rettifiche e cancellazioni (art. 19)',
      'riceverli in un formato leggibile da dispositivo automatico (art. 20)',
      'opporsi al trattamento fondato sul legittimo interesse (art. 21)',
      'non subire decisioni soltanto automatizzate (art. 22)',
    ],
  },
  {
    id: 'contatti',
    heading: 'Contatti',
    paragraphs: [
      `Per ogni domanda sui Suoi dati: ${shop.email}, ${shop.landline ? `telefono ${shop.landline}, ` : ''}oppure per posta a ${shop.legalName}, ${addressWords(shop, 'it')}.`,
      'Se ha il riferimento della richiesta, gli otto caratteri che compaiono dopo l’invio, lo indichi: la troviamo prima.',
    ],
  },
]
