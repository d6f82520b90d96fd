import { picturesNamed } from '../../../src/shared/pictures'

export const lifestyle = picturesNamed(
  {
    'lifestyle-2': {
      it: 'Onde di capelli biondo miele che riempiono l’inquadratura, lucide sulla cresta',
      en: 'Waves of honey blonde hair filling the frame, glossy along their crests',
    },
    'lifestyle-1': {
      it: 'Capelli castano ramato mossi su una piega di lino chiaro che li fa brillare, visti di traverso',
      en: 'Wavy auburn hair over a fold of pale linen that makes it shine, seen aslant',
    },
    'lifestyle-3': {
      it: 'Due ciocche che si incrociano su lino scuro, una rosso ramato sopra una castano cioccolato',
      en: 'Two tresses crossing on dark linen, a copper red one over a chocolate brown one',
    },
    'lifestyle-4': {
      it: 'Capelli biondo platino che si aprono a velo sulle pieghe di una tela di lino scuro',
      en: 'Platinum blonde hair spreading like a veil over the folds of a dark linen cloth',
    },
    'lifestyle-5': {
      it: 'Ciocca castano medio che piega su lino scuro e si apre verso le punte, in controluce',
      en: 'Medium brown tress bending across dark linen and opening towards its ends, lit from behind',
    },
    'lifestyle-6': {
      it: 'Undici ciocche in scala di tono, dal nero all’argento, affiancate su una piega di lino',
      en: 'Eleven lengths in order of shade, from black to silver, side by side over a fold of linen',
    },
  },
  { width: 1500, height: 1000 },
)
