import type { Bilingual } from '../../src/shared/languages'

const it = {
  add: 'Aggiungi alla richiesta',
  /** Its visible part, where several are in a row. */
  addShort: 'Aggiungi',
  added: 'Aggiunto alla richiesta',
  /** Its visible part, about as wide as what it takes the place of. */
  addedShort: 'Aggiunto',
  remove: 'togli',
  removed: 'Tolto dalla richiesta',
  goOn: 'Vai alla richiesta',
  full: 'La richiesta contiene già 20 prodotti: la invii, o ne tolga uno.',
}

const en: typeof it = {
  add: 'Add to request',
  addShort: 'Add',
  added: 'Added to your request',
  addedShort: 'Added',
  remove: 'remove',
  removed: 'Removed from your request',
  goOn: 'Go to your request',
  full: 'Your request already holds 20 products: send it, or remove one.',
}

export const addText: Bilingual<typeof it> = { it, en }
