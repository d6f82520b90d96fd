export const it = {
  title: 'Pagina non trovata | {name}',
  help: 'A questo indirizzo non c’è nessuna pagina. Può guardare i prodotti, oppure scriverci.',
  products: 'Vai ai prodotti',
  contacts: 'Scrivici',
}
