import type { Fact } from './Fact'

export const hairLoss: Fact = {
  statement: {
    it: 'Se i capelli cadono, la caduta comincia di solito da due a quattro settimane dopo l’inizio della chemioterapia; la ricrescita, alcune settimane dopo la fine.',
    en: 'Hair loss, if any, usually begins two to four weeks after chemotherapy starts; regrowth begins some weeks after it ends.',
  },
  source: {
    it: 'Mayo Clinic (in inglese)',
    en: 'Mayo Clinic',
  },
  url: 'https://www.mayoclinic.org/tests-procedures/chemotherapy/in-depth/hair-loss/art-20046920',
  read: '2026-11-23',
}

export const reducedVat: Fact = {
  statement: {
    it: 'L’IVA scende dal 22 al 4% se la parrucca è in commercio come dispositivo medico e uno specialista del servizio sanitario pubblico l’ha prescritta per una menomazione permanente.',
    en: 'VAT falls from 22% to 4% if the wig is sold as a medical device and a specialist of the public health service has prescribed it for a permanent impairment.',
  },
  source: {
    it: 'Agenzia delle Entrate, risposta 508 del 2019 (da Investireoggi)',
    en: 'Italian revenue agency, ruling 508 of 2019 (via Investireoggi, in Italian)',
  },
  url: 'https://www.investireoggi.it/fisco/parrucche-quando-si-ha-diritto-alliva-agevolata/',
  read: '2026-11-23',
}

export const taxDeduction: Fact = {
  statement: {
    it: 'La spesa si detrae dall’Irpef al 19% se la parrucca, in commercio come dispositivo medico, rimedia al danno estetico e al grave disagio psicologico di una malattia: servono documentazione medica e una fattura che descriva la parrucca e indichi chi paga.',
    en: 'You can deduct 19% of the cost from income tax if the wig, sold as a medical device, remedies changed appearance and eases severe psychological distress caused by illness; you need medical records and an invoice that describes the wig and names the payer.',
  },
  source: {
    it: 'Agenzia delle Entrate, risoluzione 9/E del 2010 (da AIMaC)',
    en: 'Italian revenue agency, resolution 9/E of 2010 (via AIMaC, in Italian)',
  },
  url: 'https://www.aimac.it/libretti-tumore/caduta-capelli/parrucche-o-toupet',
  read: '2026-11-23',
}

export const customMade: Fact = {
  statement: {
    it: 'Un dispositivo medico su misura non ha la marcatura CE: chieda la dichiarazione del fabbricante.',
    en: 'A custom-made medical device has no CE mark: ask for its maker’s statement.',
  },
  source: {
    it: 'Regolamento (UE) 2017/745, art. 20',
    en: 'Regulation (EU) 2017/745, art. 20',
  },
  url: 'https://eur-lex.europa.eu/eli/reg/2017/745/oj',
  read: '2026-11-23',
}

export const taxThreshold: Fact = {
  statement: {
    it: 'Si detraggono le spese sanitarie annue oltre 129,11 euro.',
    en: 'The deduction covers yearly health expenses above €129.11 only.',
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
    it: 'A marzo 2026 la Lombardia ha aperto un bando per i residenti in chemioterapia o radioterapia: fino a 250 euro per una parrucca, fino a 400 euro per una protesi tricologica.',
    en: 'In March 2026 Lombardy opened a grant scheme for residents having chemotherapy or radiotherapy: up to €250 for a wig, €400 for a hair prosthesis.',
  },
  source: {
    it: 'Regione Lombardia, 3 marzo 2026',
    en: 'Regione Lombardia, 3 March 2026 (in Italian)',
  },
  url: 'https://www.lombardianotizie.online/bando-parrucche-oncologici-lombardia/',
  read: '2026-11-21',
}

export const regionalHelp: Fact = {
  statement: {
    it: 'AIMaC, associazione dei malati di cancro, elenca su aimac.it i contributi di ogni regione.',
    en: 'AIMaC, the cancer patients’ association, lists every region’s grants on aimac.it.',
  },
  source: {
    it: 'AIMaC, contributi regionali',
    en: 'AIMaC, regional contributions (in Italian)',
  },
  url: 'https://aimac.it/diritti-del-malato/parrucche-pazienti-oncologici-detraibilita-contributi-rimborsi',
  read: '2026-11-23',
}
