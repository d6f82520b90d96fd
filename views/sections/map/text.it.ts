export const it = {
  show: 'Mostra la mappa',
  townOnly:
    'L’indirizzo è ancora da indicare: per ora la mappa mostra la città, senza segnare il punto.',
}
