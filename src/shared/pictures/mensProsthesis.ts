import type { Picture } from './Picture'

/** The first pictures show the line's products in the order of the first catalogue. */
export const mensProsthesis: readonly Picture[] = [
  {
    name: 'protesi-uomo-1',
    alt: {
      it: 'Protesi corta castano scuro su una testa di tela, pettinata all’indietro dal bordo in lace della fronte',
      en: 'Short dark brown hair system on a canvas head, combed back from the lace edge at the brow',
    },
  },
  {
    name: 'protesi-uomo-2',
    alt: {
      it: 'Bordo frontale in lace di una protesi castano chiaro pettinata all’indietro, su una testa di tela',
      en: 'Lace front edge of a light brown hair system combed back, on a canvas head',
    },
  },
  {
    name: 'protesi-uomo-3',
    alt: {
      it: 'Rovescio di una base in monofilo con bordo in poly, capelli brizzolati tutt’intorno',
      en: 'Underside of a monofilament base with a poly edge, salt-and-pepper hair all around it',
    },
  },
  {
    name: 'protesi-uomo-4',
    alt: {
      it: 'Base sottile in poly di una protesi nera, un lembo ripiegato che lascia passare la luce',
      en: 'Thin poly base of a black hair system, one edge folded back and letting the light through',
    },
  },
  {
    name: 'protesi-uomo-5',
    alt: {
      it: 'Capelli castano scuro annodati a mano sul lace trasparente, nodo per nodo, molto da vicino',
      en: 'Dark brown hair knotted by hand onto clear lace, knot by knot, at very close range',
    },
  },
  {
    name: 'protesi-uomo-6',
    alt: {
      it: 'Due protesi castano cenere viste dall’alto, una più rada e una più folta, su lino chiaro',
      en: 'Two ash brown hair systems from above, one lighter and one fuller, on pale linen',
    },
  },
  {
    name: 'protesi-uomo-7',
    alt: {
      it: 'Protesi grigio argento con pettine di legno, rotolo di biadesivo e forbici su un piano di noce',
      en: 'Silver grey hair system with wooden comb, roll of tape and scissors on walnut',
    },
  },
]
