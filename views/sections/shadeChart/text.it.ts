export const it = {
  heading: 'I toni, dal più scuro al più chiaro',
  note: 'Sedici toni come ciocche campione, illuminate tutte allo stesso modo. Sono immagini digitali, e ogni schermo cambia i colori: il tono si conferma su un campione di capelli. Nella tabella stanno i toni a catalogo; gli altri si chiedono.',
}
