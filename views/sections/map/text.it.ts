export const it = {
  show: 'Mostra la mappa',
  townOnly: 'L’indirizzo manca ancora: per ora la mappa mostra la città, senza segnare il punto.',
}
