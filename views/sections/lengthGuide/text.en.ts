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
    ['shoulders', 'base of neck'],
    ['mid-shoulder-blade', 'below shoulders'],
    ['below shoulder blades', 'shoulder-blade tips'],
    ['above waist', 'mid-back'],
    ['below waist', 'above waist'],
  ],
  inWords: 'In words',
  note: 'For a height of about 165\u00a0cm (5\u00a0ft\u00a05\u00a0in); lower rows hang lower. Waves shorten hair by about an eighth.',
}
