import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Capelli veri sfusi da 30 a 70 cm | Chiomara',
  description:
    'Capelli veri sfusi da 30, 40, 50, 60 e 70 cm, in confezioni da 100, 200 e 500 g, per chi realizza extension, parrucche e protesi. Preventivi di fornitura.',
  heading: 'Capelli sfusi, la materia prima',
  opening:
    'Capelli veri senza cuciture né cheratina, per chi extension e parrucche le realizza in proprio. Cinque lunghezze, da 30 a 70 cm, in confezioni da 100, 200 o 500 g: ci indichi lunghezza, tono e quantità e Le prepariamo il preventivo.',
} satisfies PageText
