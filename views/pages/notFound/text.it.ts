export const it = {
  title: 'Pagina non trovata | Chiomara',
  help: 'L’indirizzo non porta a nessuna pagina. Può guardare i prodotti, oppure scriverci.',
  products: 'Vada ai prodotti',
  contacts: 'Ci scriva',
}
