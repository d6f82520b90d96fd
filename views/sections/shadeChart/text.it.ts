export const it = {
  heading: 'I toni a catalogo',
  note: 'Immagini digitali, nella stessa luce: il tono si conferma su un campione di capelli. + mette un tono nella richiesta.',
}
