/** Where hair of each length ends, from the shortest: straight, then wavy. */
const ends: readonly (readonly [straight: string, wavy: string])[] = [
  ['alle spalle', 'alla base del collo'],
  ['a metà delle scapole', 'appena sotto le spalle'],
  ['sotto le scapole', 'alla punta delle scapole'],
  ['poco sopra la vita', 'a metà schiena'],
  ['poco sotto la vita', 'poco sopra la vita'],
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
  inWords: 'In parole',
  note: 'Per una statura di circa 165\u00a0cm; le ciocche applicate più in basso arrivano più giù. Il mosso accorcia di circa un ottavo: i capelli si misurano tesi.',
}
