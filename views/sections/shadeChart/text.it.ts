export const it = {
  heading: 'I nostri sedici toni',
  note: 'Ciocche campione illuminate tutte allo stesso modo: castani, rossi, biondi e grigi, ognuno dal più scuro al più chiaro. Sono immagini digitali, e ogni schermo cambia i colori: il tono si conferma su un campione di capelli. Il segno + mette un tono nella richiesta: il prodotto a catalogo, o il tono su richiesta.',
}
