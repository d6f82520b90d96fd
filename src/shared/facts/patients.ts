import type { Fact } from './Fact'

export const hairLoss: Fact = {
  statement: {
    it: 'Quando la chemioterapia fa cadere i capelli, di solito la caduta comincia da due a quattro settimane dopo la prima seduta. Alcuni farmaci la provocano più di altri.',
    en: 'Where chemotherapy makes hair fall out, the loss usually begins two to four weeks after the first session. Some medicines cause it more than others.',
  },
  source: {
    it: 'Mayo Clinic, sulla caduta dei capelli (in inglese)',
    en: 'Mayo Clinic, “Chemotherapy and hair loss”',
  },
  url: 'https://www.mayoclinic.org/tests-procedures/chemotherapy/in-depth/hair-loss/art-20046920',
  read: '2026-11-21',
}

export const taxDeduction: Fact = {
  statement: {
    it: 'In Italia la spesa per una parrucca può rientrare tra quelle sanitarie, detraibili dall’Irpef al 19%, se un certificato medico la collega alla malattia e se il fabbricante l’ha messa in commercio come dispositivo medico con marcatura CE.',
    en: 'In Italy the cost of a wig can count as a health expense, 19% of which comes off income tax. For this you need a doctor’s certificate linking the wig to the illness, and the wig must be one that its maker has placed on the market as a medical device with the CE mark.',
  },
  source: {
    it: 'Agenzia delle Entrate, risoluzione 9/E del 16 febbraio 2010, riferita da Noi Consumatori',
    en: 'Italian revenue agency, resolution 9/E of 16 February 2010, as reported by Noi Consumatori (in Italian)',
  },
  url: 'https://noiconsumatori.org/parrucca-detraibile-per-chi-fa-la-chemioterapia',
  read: '2026-11-21',
}

export const taxThreshold: Fact = {
  statement: {
    it: 'Le spese sanitarie si portano in detrazione per l’importo che supera 129,11 euro.',
    en: 'Only the part of health expenses above €129.11 counts.',
  },
  source: {
    it: 'Agenzia delle Entrate, «Spese sanitarie detraibili»',
    en: 'Italian revenue agency, “Spese sanitarie detraibili” (in Italian)',
  },
  url: 'https://agenziaentrate.gov.it/portale/spese-sanitarie-detraibili',
  read: '2026-11-22',
}

export const lombardyHelp: Fact = {
  statement: {
    it: 'Nel marzo 2026 la Regione Lombardia ha aperto un bando per i residenti in chemioterapia o radioterapia: fino a 250 euro per una parrucca e fino a 400 euro per una protesi tricologica. La domanda si presenta sulla piattaforma «Bandi e Servizi».',
    en: 'In March 2026 the Lombardy region opened a grant scheme for residents having chemotherapy or radiotherapy: up to €250 for a wig and up to €400 for a hair prosthesis. Applications go through the “Bandi e Servizi” platform.',
  },
  source: {
    it: 'Regione Lombardia, Lombardia Notizie, 3 marzo 2026',
    en: 'Regione Lombardia, Lombardia Notizie, 3 March 2026 (in Italian)',
  },
  url: 'https://www.lombardianotizie.online/bando-parrucche-oncologici-lombardia/',
  read: '2026-11-21',
}
