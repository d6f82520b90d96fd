import { picturesNamed } from '../../../src/shared/pictures'

/** Three of them show products of the first catalogue. */
export const mensProsthesis = picturesNamed({
  'protesi-uomo-1': {
    it: 'Bordo frontale di una protesi in lace castano naturale: i capelli nascono uno a uno dalla rete, più radi verso l’orlo',
    en: 'Front edge of a natural brown lace hair system, its hairs rising one by one from the mesh, fewer towards the rim',
  },
  'protesi-uomo-2': {
    it: 'Bordo frontale in lace di una protesi castano chiaro vista da vicino, i capelli che si alzano dalla rete, su pietra chiara',
    en: 'Lace front edge of a light brown hair system seen close up, its hairs rising from the mesh, on pale stone',
  },
  'protesi-uomo-3': {
    it: 'Capelli brizzolati di una protesi pettinati di lato, i fili argento tra quelli scuri, visti da vicino',
    en: 'Salt-and-pepper hair of a hair system combed to one side, silver hairs among the dark, seen close up',
  },
  'protesi-uomo-5': {
    it: 'Capelli castano scuro annodati a mano sul lace trasparente, nodo per nodo, molto da vicino',
    en: 'Dark brown hair knotted by hand onto clear lace, knot by knot, at very close range',
  },
  'protesi-uomo-6': {
    it: 'Due ciocche castano cenere su una piega di lino, una più rada, l’altra più folta',
    en: 'Two lengths of ash brown hair over a fold of linen, one thinner, the other fuller',
  },
  'protesi-uomo-7': {
    it: 'Ciocca campione grigio argento su lino scuro, dietro un pettine di legno',
    en: 'Silver grey sample lock on dark linen, a wooden comb behind it',
  },
  // A low, wide tile shows as much of it as a tall one.
  'protesi-uomo-4': {
    it: 'Base sottile in poly di una protesi nera vista molto da vicino, il margine sollevato che lascia passare la luce',
    en: 'Thin poly base of a black hair system at very close range, its free edge lifted and letting the light through',
  },
})
