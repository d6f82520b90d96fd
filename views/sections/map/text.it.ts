export const it = {
  caption: 'La mappa è di OpenStreetMap e si carica solo con il Suo consenso.',
  show: 'Mostra la mappa',
  townOnly: 'La mappa mostra la città, non il punto esatto.',
}
