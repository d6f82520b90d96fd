import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const en: readonly AnswerText[] = [
  {
    id: 'what-to-write',
    question: 'What should I write to get a quote?',
    answer: [
      'Length, shade, straight or wavy, number of packs, and what the hair is for: knotting, wefts and bonded strands each call for different hair.',
    ],
  },
  {
    id: 'remy-drawn-origin',
    question: 'Is it remy, single or double drawn, and from where?',
    answer: [
      'The quote says, for the hair in question: tell us what you need. Remy means that the hairs keep their cuticles and all lie the same way, from root to tip. Single drawn hair includes shorter hairs and thins towards the ends; from double drawn hair most of those have been taken out, so the ends stay full.',
    ],
  },
  {
    id: 'how-much',
    question: 'How much hair does a wig take?',
    answer: [
      'As a guide, from about 100 g for a short one to about 250 g for a long, full one. It depends on base and density: tell us both and we will work it out with you.',
    ],
  },
  {
    id: 'shade',
    question: 'Does a shade stay the same from one order to the next?',
    answer: [
      'Bundles differ a little. For a job that has to be even, order the whole quantity at once and send us a sample to match.',
    ],
  },
]
