import type { MeasuringText } from './Measuring'

export const en: MeasuringText = {
  heading: 'Measuring your head at home',
  opening:
    'If you cannot come yet, send us three measurements: you need a tape measure and a mirror.',
  drawing:
    'Drawing of a head from the side and from the front, with the tape measure in its three positions.',
  steps: [
    {
      title: 'Around the head',
      body: 'From the hairline, just above the ears and round the base of the nape. Without hair, the hairline is four finger-widths above your eyebrows.',
    },
    {
      title: 'From forehead to nape',
      body: 'From the hairline to the base of the nape.',
    },
    {
      title: 'From ear to ear',
      body: 'Over the highest point of the head.',
    },
  ],
  last: 'Pin your hair flat; the tape should not press. Up to about 54 cm (21 in) is small, up to about 57 cm (22½ in) medium, above that large.',
}
