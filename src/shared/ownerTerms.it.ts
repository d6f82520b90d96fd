import type { TermNames } from './ownerTerms'

export const it: TermNames = {
  minimumOrder: 'Ordine minimo',
  priceTiers: 'Prezzi per quantità',
  samples: 'Campioni',
  shadeRing: 'Cartella colori',
  stock: 'Disponibilità a magazzino',
  leadTime: 'Tempi di preparazione',
  payment: 'Pagamento',
  incoterm: 'Resa Incoterms',
  privateLabel: 'Marchio del cliente (private label)',
  training: 'Corsi',
  origin: 'Origine dei capelli',
  remy: 'Cuticole (remy)',
  drawn: 'Pienezza fino alle punte (single o double drawn)',
  tapeWidth: 'Larghezza del biadesivo',
  safetyDataSheets: 'Schede di sicurezza',
  makingWeeks: 'Quanto tempo ci vuole',
  priceRange: 'Quanto costa',
  consultationCost: 'La consulenza',
  whoReceives: 'Chi La riceve',
  tryOnCleaning: 'L’igiene dei modelli di prova',
}
