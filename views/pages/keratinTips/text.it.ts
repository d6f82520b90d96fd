import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Extension alla cheratina, ciocche da 0,8 g | Chiomara',
  description:
    'Ciocche in capelli veri da 0,8 g con punta di cheratina, 25 per confezione, lunghezze da 40 a 70 cm. Si applicano a caldo, a 180 °C, e durano 3 o 4 mesi.',
  heading: 'Keratin tips, extension alla cheratina',
  opening:
    'Ogni ciocca è fatta di 0,8 g di capelli veri e di una punta di cheratina, che a 180 °C si ammorbidisce e si chiude sul capello naturale. Le confezioni sono da 25 ciocche, le lunghezze vanno da 40 a 70 cm e l’applicazione dura 3 o 4 mesi.',
} satisfies PageText
