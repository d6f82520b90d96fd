import type { it } from './text.it'

export const en: typeof it = {
  heading: 'Where each length ends',
  picture:
    'Two figures seen from behind, one with straight hair and one with wavy hair: a rule for each length marks where the ends fall. The table says it in words.',
  caption: 'Where the ends fall, straight and wavy',
  length: 'Length',
  straight: 'Straight',
  wavy: 'Wavy',
  ends: [
    ['at the shoulders', 'at the base of the neck'],
    ['halfway down the shoulder blades', 'just below the shoulders'],
    ['below the shoulder blades', 'at the tips of the shoulder blades'],
    ['just above the waist', 'mid-back'],
    ['just below the waist', 'just above the waist'],
  ],
  inWords: 'In words',
  note: 'For a height of about 165\u00a0cm; rows applied further down end lower. Waves take up about an eighth of the length: hair is measured stretched out.',
}
