/** Where hair of each length ends, from the shortest: straight, then wavy. */
const ends: readonly (readonly [straight: string, wavy: string])[] = [
  ['spalle', 'base del collo'],
  ['metà delle scapole', 'sotto le spalle'],
  ['sotto le scapole', 'punta delle scapole'],
  ['sopra la vita', 'metà schiena'],
  ['sotto la vita', 'sopra la vita'],
]

export const it = {
  heading: 'Dove arriva ogni lunghezza',
  picture:
    'Due figure di spalle, una con i capelli lisci e una con i capelli mossi: una riga per ogni lunghezza segna dove arrivano le punte. La tabella lo dice a parole.',
  caption: 'Dove arrivano le punte, lisce e mosse',
  length: 'Lunghezza',
  straight: 'Lisci',
  wavy: 'Mossi',
  ends,
  inWords: 'In tabella',
  note: 'Per una statura di circa 165\u00a0cm; applicate più in basso, le ciocche arrivano più giù. Il mosso accorcia di circa un ottavo.',
}
