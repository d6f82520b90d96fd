export const it = {
  show: 'Mostra la mappa',
  townOnly: 'La mappa mostra la città: per l’indirizzo esatto ci scriva.',
}
