export const it = {
  heading: 'I toni a catalogo',
  note: 'Toni creati al computer, nella stessa luce: si confermano su un campione. Con + si aggiungono alla richiesta.',
}
