import { picturesNamed, swatchFrame } from '../../../src/shared/pictures'

/** How a product is made, from the first step to the last. */
export const steps = picturesNamed(
  {
    'step-bundles': {
      it: 'Mazzi legati in fila dal castano al biondo platino, visti da vicino',
      en: 'Tied bundles in a row from brown to platinum blonde, seen close up',
    },
    'step-hackle': {
      it: 'Mazzo biondo miele legato, dietro i denti d’acciaio di un cardo',
      en: 'Tied honey blonde bundle, the steel teeth of a hackle behind it',
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
      it: 'Mazzo grigio argento legato con filo di lino, dietro due pesi di ottone',
      en: 'Silver grey bundle tied with linen thread, two brass weights behind it',
    },
  },
  swatchFrame,
)
