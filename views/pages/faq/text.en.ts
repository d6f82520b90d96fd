import { hours, town } from '../../../src/shared/shop'
import { en as methods } from '../../sections/methods/text.en'
import type { it } from './text.it'

export const en: typeof it = {
  title: 'Extensions and wigs: your questions | Chiomara',
  description:
    'Ten answers on systems, how long they last, upkeep, fitting, custom lengths from 30 to 70 cm, delivery times, our 30-day guarantee and consultations.',
  heading: 'Questions and answers',
  opening:
    'Ten short answers: which system, how long it lasts, how to look after it, who fits it, when it arrives. If your question is not here, write to us on WhatsApp or by e-mail.',
  items: [
    {
      id: 'systems',
      question: 'Which extension system should I choose?',
      answer: [
        'Tape-in extensions are adhesive pieces, fitted quickly and without heat. Keratin tips are bonded one strand at a time at 180 °C and leave a small join. A weft is a continuous machine-sewn row of hair, 50, 75 or 100 cm wide.',
        'The choice depends on the hair you start from, how long you want the extensions to last and the time you have in the chair. Workrooms that make their own strands use bulk hair and keratin glue.',
      ],
    },
    {
      id: 'maintenance',
      question: 'How do I look after extensions and wigs?',
      answer: [
        'Extension hair gets no nourishment from the scalp. Use lukewarm water, a mild shampoo, and conditioner on the lengths and ends only, away from tape and keratin. Brush from the ends upwards with a soft brush, and braid long hair at night.',
        'Wash a wig by hand without rubbing, and let it dry on a stand before you style it.',
      ],
    },
    {
      id: 'duration',
      question: 'How long do extensions, wigs and hair systems last?',
      answer: [
        'Tape-ins are refitted after six to eight weeks, and a keratin fitting lasts three to four months. Wefts last six to eight months if they are moved up as the hair grows, and men’s hair systems 12 to 18 months. Double-sided tape holds on skin from a few days to four weeks, in tape-ins until the refit, and is used once.',
        'All this assumes regular upkeep. For women’s wigs it depends on how often they are worn: ask us at your consultation.',
      ],
    },
    {
      id: 'protesi-difference',
      question: 'What is the difference between a wig, a hair system and a toupee?',
      answer: [
        'A wig covers the whole head: you put it on, adjust it and take it off at night. A hair system covers only the area where hair is missing or thin, on a fine base held by double-sided tape. ‘Toupee’ is the usual name for a man’s hair system; ours come in 120% or 130% density. A topper fastens with small clips to hair of your own.',
        'If you are not sure which you need, there is no need to decide at home: come and try them at the showroom.',
      ],
    },
    {
      id: 'application',
      question: 'How are extensions fitted, and who can do it?',
      answer: [
        'Keratin tips are bonded with the iron at 180 °C, strand by strand. Tape-ins go in as pairs with a fine section of hair between them. A weft is sewn to a braid or fixed with micro rings. This is work for a hairdresser: the technical products are for professional use only.',
        'Wigs and hair systems are different: you can learn to put on your own, and we go through it with you at the fitting.',
      ],
    },
    {
      id: 'shipping',
      question: 'How long does delivery take, and what does it cost?',
      answer: [
        'Allow 2–3 working days in Italy, 5–7 days in Europe and 7–15 days elsewhere. Shipping is free over €150; below that, the cost is stated in your quote.',
        'Made-to-measure pieces also need time in the workroom; before you order, we tell you how long that takes.',
      ],
    },
    {
      id: 'customization',
      question: 'Can I have a length or a shade made for me?',
      answer: [
        'Yes, in lengths from 30 to 70 cm. As for the shade, a daylight photo gives a first idea; to settle it we need a sample of hair, however small.',
        'A made-to-measure wig also needs your head measurements; you choose the base, density and length with us.',
      ],
    },
    {
      id: 'quality',
      question: 'Is it all human hair, and what if there is a fault?',
      answer: [
        'Yes, all of it: you can wash, dry and style it as you would your own. Before colouring, always test a strand that will not show.',
        'Every product is checked before it leaves and carries a 30-day guarantee, in addition to consumers’ two-year legal guarantee. If you find a fault, do not fit the piece; send us a photo of it.',
      ],
    },
    {
      id: 'professionals',
      question: 'What do you offer salons, wholesalers and resellers?',
      answer: [
        'We offer a trade price list: choose ‘Professional hairdressers price list’ in the form. For the raw material choose ‘Bulk hair supply’, in packs of 100, 200 or 500 g and five lengths from 30 to 70 cm.',
        'We also offer training in the systems, and support when you are unsure about a temperature, a shade or a bond.',
      ],
    },
    {
      id: 'consultation',
      question: 'How do I book a consultation?',
      answer: [
        `Use the form, WhatsApp or e-mail and you will hear from us within 24 hours. We answer the phone Monday to Friday ${hours.mondayToFriday.words.en}, Italian time; the ${town.en} showroom also opens on Saturday ${hours.saturday.words.en}.`,
        'For wigs and hair systems the consultation is private. Bring anyone you like, and there is no need to give a reason when you book.',
      ],
    },
  ],
  methods,
  contact: {
    heading: 'Is your question missing?',
    body: 'On WhatsApp you can attach a photo of a shade or a bond. For a longer question, e-mail is easier.',
    whatsapp: 'Hello, I have a question that your FAQ page does not answer.',
    whatsappLabel: 'Ask it on WhatsApp',
    emailSubject: 'Enquiry: a question not covered by your FAQ',
    emailLabel: 'Send it by e-mail',
  },
}
