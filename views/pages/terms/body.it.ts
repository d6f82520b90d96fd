import type { Shop } from '../../../src/shared/shop'
import type { LegalSection } from '../../sections/LegalDocument'
import { companyDetails } from '../../text/companyDetails'

/** The terms of use that hold, which the page numbers; the English ones translate them. */
export const terms = (shop: Shop): LegalSection[] => [
  {
    id: 'oggetto',
    heading: 'Oggetto',
    paragraphs: [
      `Queste condizioni regolano l’uso del sito ${shop.name}, gestito da ${companyDetails(shop, 'it')}.`,
      'Il sito è un catalogo: presenta i prodotti e permette di chiedere un preventivo. Non vi si conclude alcun acquisto e non vi si effettua alcun pagamento.',
    ],
  },
  {
    id: 'uso-del-sito',
    heading: 'Uso del sito',
    paragraphs: [
      'La consultazione è libera e gratuita. Chi invia una richiesta indica dati propri e corretti; come li trattiamo, e che cosa il sito conserva nel browser, è scritto nell’informativa sulla privacy. L’elenco dei prodotti scelti non è un ordine: serve a preparare la richiesta di preventivo.',
      'Non è consentito inviare messaggi automatici, ostacolare il funzionamento del sito o raccoglierne i contenuti in modo sistematico.',
    ],
  },
  {
    id: 'uso-professionale',
    heading: 'Uso professionale dei prodotti tecnici',
    paragraphs: [
      'Extension tape-in con i loro biadesivi, extension alla cheratina, tessiture, capelli sfusi e colla di cheratina sono prodotti tecnici, destinati esclusivamente all’uso professionale. Li applicano e li rimuovono parrucchieri e operatori con formazione specifica.',
      'Le istruzioni pubblicate sono rivolte a loro e non sostituiscono la formazione. Chi non è del mestiere può chiedere informazioni e un preventivo, ma affida applicazione e rimozione a un professionista.',
      'Parrucche, protesi e nastri biadesivi per protesi si usano secondo le indicazioni ricevute con il prodotto o durante la prova.',
    ],
  },
  {
    id: 'preventivi',
    heading: 'Preventivi non vincolanti',
    paragraphs: [
      'Sul sito non sono pubblicati prezzi. Una richiesta non impegna all’acquisto; rispondiamo entro 24 ore, nei giorni lavorativi.',
      'Il preventivo non è vincolante, né per Lei né per noi: prezzo, disponibilità e tempi diventano definitivi soltanto con la conferma scritta dell’ordine.',
    ],
  },
  {
    id: 'spedizione',
    heading: 'Spedizione e consegna',
    paragraphs: [
      'I tempi di consegna sono indicativi. Per i prodotti su misura, realizzati in lunghezze da 30 a 70 cm, si aggiunge il tempo di lavorazione comunicato prima dell’ordine.',
      'Costi e tempi:',
    ],
    list: [
      'Spedizione gratuita in Italia oltre 150 euro; al di sotto, e per l’estero, il costo è nel preventivo.',
      'Italia: 2–3 giorni lavorativi.',
      'Europa: 5–7 giorni.',
      'Altri Paesi: 7–15 giorni.',
    ],
  },
  {
    id: 'garanzia',
    heading: 'Garanzia',
    paragraphs: [
      'I prodotti hanno una garanzia di 30 giorni. Per valersene basta scriverci, descrivendo il difetto e allegando una foto. Se il difetto è già visibile, il prodotto non va applicato.',
      'Questa garanzia si aggiunge ai diritti che la legge riconosce ai consumatori, compresa la garanzia legale di conformità, e non li limita.',
      'Il consumatore che compra a distanza o fuori dai nostri locali può recedere entro 14 giorni dalla consegna (art. 52 del Codice del consumo); il recesso è escluso per i beni su misura (art. 59).',
      'Le durate indicate nelle schede sono quelle attese con un’applicazione corretta e una manutenzione regolare.',
    ],
  },
  {
    id: 'proprieta-intellettuale',
    heading: 'Proprietà intellettuale',
    paragraphs: [
      `Il nome ${shop.name}, i testi, le immagini e la grafica del sito appartengono a ${shop.legalName} o a chi ne ha concesso l’uso. Senza consenso scritto non possono essere copiati, modificati o usati a fini commerciali.`,
      'I rivenditori autorizzati possono chiederci le immagini dei prodotti che trattano.',
    ],
  },
  {
    id: 'responsabilita',
    heading: 'Responsabilità',
    paragraphs: [
      'Curiamo l’esattezza di quanto è pubblicato, che tuttavia può contenere errori o cambiare. I capelli sono un materiale naturale e gli schermi alterano i colori: le immagini del sito sono create al computer e un tono può differire da quello che si vede.',
      'Non rispondiamo dei danni dovuti a un uso dei prodotti tecnici contrario a queste condizioni, a interruzioni del sito non dipendenti da noi o ai siti di terzi a cui rimandano i collegamenti, come WhatsApp, OpenStreetMap e i social network.',
      'Nulla in queste condizioni esclude o limita la responsabilità nei casi in cui la legge non lo consente, a cominciare dal dolo e dalla colpa grave, né i diritti dei consumatori.',
    ],
  },
  {
    id: 'legge-e-foro',
    heading: 'Legge applicabile e foro competente',
    paragraphs: [
      'Si applica la legge italiana. Per ogni controversia è competente in via esclusiva il Foro di Palermo. Se Lei è un consumatore, restano ferme la competenza del giudice del luogo in cui ha la residenza o il domicilio (art. 66-bis del Codice del consumo) e le norme inderogabili che La tutelano.',
      'Possiamo aggiornare queste condizioni. Vale la versione pubblicata su questa pagina, con la data che riporta.',
    ],
  },
]
