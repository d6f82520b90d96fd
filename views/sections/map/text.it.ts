export const it = {
  show: 'Mostra la mappa',
  townOnly: 'La mappa mostra la città: il punto esatto non è ancora segnato.',
}
