export const it = {
  heading: 'I toni a catalogo',
  note: 'Create al computer, nella stessa luce: il tono si conferma su un campione. Con + si aggiunge alla richiesta.',
}
