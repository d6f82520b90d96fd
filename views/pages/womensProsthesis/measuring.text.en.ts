import type { MeasuringText } from './Measuring'

export const en: MeasuringText = {
  heading: 'Measuring your head at home',
  opening:
    'If you cannot come yet, you can send us your measurements in the meantime: all it takes is a tape measure, a mirror and, better still, someone to help. Pin your hair flat; if you have no hair at present, count four finger-widths up from your eyebrows and take that as the hairline.',
  drawing:
    'Drawing of a head from the side and from the front, with the tape measure in its three positions: around the head, from forehead to nape, and from ear to ear over the top.',
  steps: [
    {
      title: 'Around the head',
      body: 'From the hairline at the middle of the forehead, go over the ears and round the base of the nape, and back to the forehead.',
    },
    {
      title: 'From forehead to nape',
      body: 'From the middle of the hairline over the top of the head to the base of the nape, where the hair ends.',
    },
    {
      title: 'From ear to ear, over the top',
      body: 'From the hairline above one ear, over the highest point of the head, to the same point above the other.',
    },
  ],
  last: 'The tape should lie close without pressing. Measure twice, note the centimetres and put them in your message. They are enough to begin with: to choose and to finish the piece, a fitting is still needed.',
}
