import { picturesNamed, swatchFrame } from './Picture'

/** How a product is made, from the first step to the last. */
export const steps = picturesNamed(
  {
    'step-bundles': {
      it: 'Mazzi legati in fila dal castano al biondo platino, visti da vicino',
      en: 'Tied bundles in a row from brown to platinum blonde, seen close up',
    },
    'step-hackle': {
      it: 'Capelli biondo miele tra i denti d’acciaio di un cardo, visti da vicino',
      en: 'Honey blonde hair between the steel teeth of a hackle, seen close up',
    },
    'step-bonds': {
      it: 'Due attacchi di cheratina color ambra su lino chiaro',
      en: 'Two amber keratin bonds on pale linen',
    },
    'step-seam': {
      it: 'Cucitura a macchina di una tessitura castano ramato, davanti al buio',
      en: 'Machine seam of a copper brown weft, before the dark',
    },
    'step-check': {
      it: 'Capelli grigio argento pesati in un piatto di ottone',
      en: 'Silver grey hair weighed in a brass dish',
    },
  },
  swatchFrame,
)
