export const it = {
  heading: 'I toni a catalogo',
  note: 'Campioni creati al computer: il tono si conferma su una ciocca. Con + si aggiunge alla richiesta.',
}
