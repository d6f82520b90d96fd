export const it = {
  show: 'Mostra la mappa',
  townOnly: 'La mappa mostra la città, non il punto esatto.',
}
