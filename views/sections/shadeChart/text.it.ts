export const it = {
  heading: 'I nostri sedici toni',
  note: 'Ciocche campione illuminate tutte allo stesso modo: castani, rossi, biondi e grigi, ognuno dal più scuro al più chiaro. Sono immagini digitali, e ogni schermo cambia i colori: il tono si conferma su un campione di capelli. Nella tabella stanno i toni a catalogo; gli altri si chiedono.',
}
