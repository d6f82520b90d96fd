export const it = {
  title: 'Pagina non trovata | {name}',
  heading: 'Questa pagina non c’è',
  help: 'L’indirizzo può essere cambiato. Può guardare i prodotti, oppure scriverci.',
  products: 'Vai ai prodotti',
  contacts: 'Scrivici',
}
