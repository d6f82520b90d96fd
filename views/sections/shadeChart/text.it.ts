export const it = {
  heading: 'I nostri sedici toni',
  note: 'Immagini digitali, tutte nella stessa luce; ogni schermo cambia i colori: il tono si conferma su un campione di capelli. Il segno + mette un tono nella richiesta.',
}
