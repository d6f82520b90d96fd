import {
  legalGuarantee,
  withdrawal,
  withdrawalExceptions,
} from '../../../src/shared/facts/consumers'
import { noDutiesInEu, vatInEu } from '../../../src/shared/facts/trade'
import type { AnswerText } from '../../text/AnswersText'

/** The ten questions, whose ids are the specification's. */
export const en: readonly AnswerText[] = [
  {
    id: 'systems',
    question: 'Which extension system should I choose, and how much of it?',
    answer: [
      'Tape-in extensions are adhesive pieces, fitted quickly and without heat. Keratin tips are bonded one strand at a time at 180 °C and leave a small join. A weft is a continuous machine-sewn row of hair, 50, 75 or 100 cm wide.',
      'The choice depends on the hair you start from, how long you want the extensions to last and the time you have in the chair. Workrooms that make their own strands use bulk hair and keratin glue.',
      'Lengthening hair of medium density usually takes about 100 g: two packs of tape-ins, or five of keratin tips. The pages of the three ranges have a calculator, which takes the length and the hair you start from into account.',
    ],
    link: { page: 'tapeInKit', at: 'quantities', label: 'Work out how many packs you need' },
  },
  {
    id: 'maintenance',
    question: 'How do I look after extensions and wigs?',
    answer: [
      'Extension hair gets no nourishment from the scalp. Use lukewarm water, a mild shampoo, and conditioner on the lengths and ends only, away from tape and keratin. Brush from the ends upwards with a soft brush, and braid long hair at night.',
      'Before swimming in the sea or a pool, wet the hair with fresh water and tie it up; afterwards rinse it and dry it well, bonds included. For 48 hours after tape-ins or keratin tips are fitted, do not wash the hair and avoid the sauna.',
      'Wash a wig by hand without rubbing, and let it dry on a stand before you style it. It does not need washing every day.',
    ],
  },
  {
    id: 'duration',
    question: 'How long do extensions, wigs and hair systems last, and can they be reused?',
    answer: [
      'Tape-ins are refitted after six to eight weeks, and a keratin fitting lasts three to four months. Wefts last six to eight months if they are moved up as the hair grows, and men’s hair systems 12 to 18 months. Double-sided tape holds on skin from a few days to four weeks, and in tape-ins until the refit; it is used once.',
      'The same tape-ins can usually be refitted up to three times, with fresh tabs. Keratin strands can be used again only with a new tip, if the hair is still in good condition.',
      'All this assumes regular upkeep. For women’s wigs it depends on how often they are worn: ask us at your consultation.',
    ],
  },
  {
    id: 'protesi-difference',
    question: 'What is the difference between a wig, a hair system and a toupee?',
    answer: [
      'A wig covers the whole head: you put it on, adjust it and take it off at night. A hair system covers only the area where hair is missing or thin, on a thin base held by double-sided tape. ‘Toupee’ is the usual name for a man’s hair system; ours come in 120% or 130% density. A topper fastens with small clips to hair of your own.',
      'Before or during chemotherapy a full wig with a soft cap is usually the better choice: it needs neither tape nor hair to fasten to. If you are not sure which you need, you do not have to decide at home: come and try them at the showroom.',
    ],
    link: {
      page: 'womensProsthesis',
      at: 'before-chemotherapy',
      label: 'Before chemotherapy: when to come, and what help there is',
    },
  },
  {
    id: 'application',
    question: 'How are extensions fitted and removed, and who can do it?',
    answer: [
      'Keratin tips are bonded with the iron at 180 °C, strand by strand. Tape-ins go in as pairs with a fine section of hair between them. A weft is sewn to a braid or fixed with micro rings. This is work for a hairdresser: extensions, wefts, bulk hair and keratin glue are for professional use only, though anyone may ask for a quote.',
      'They come out at the salon: tape-ins and keratin tips with their own remover and without pulling, a weft by cutting the thread. If the scalp is sensitive, try a single strand first and wait 48 hours.',
      'Wigs and hair systems are different: you can learn to put on your own, and we go through it with you at the fitting.',
    ],
  },
  {
    id: 'shipping',
    question: 'How long does delivery take, and what does it cost?',
    answer: [
      'Allow 2–3 working days in Italy, 5–7 days in Europe and 7–15 days elsewhere. Shipping is free over €150; below that, the cost is stated in your quote.',
      'Made-to-measure pieces also need time in the workroom; before you order, we tell you how long that takes.',
      'Outside the EU, the duties and taxes of the country of arrival come on top: ask your carrier. If you are a business in the EU, give us your VAT number with your request.',
    ],
    facts: [noDutiesInEu, vatInEu],
  },
  {
    id: 'customization',
    question: 'How do I choose a length and a shade, and can they be made for me?',
    answer: [
      'Lengths are made to order from 30 to 70 cm: a drawing shows where each of them ends, straight and wavy. As for the shade, a daylight photo gives a first idea; to settle it we need a sample of hair, however small. If there is none to take it from, we start from the photo.',
      'A made-to-measure wig also needs your head measurements; you choose the base, density and length with us.',
    ],
    link: { page: 'bulkHumanHair', at: 'lengths', label: 'Where each length ends' },
  },
  {
    id: 'quality',
    question: 'Is it all human hair, and what if there is a fault or I change my mind?',
    answer: [
      'Yes, all of it: you can wash, dry and style it as you would your own. Before colouring, always test a strand that will not show.',
      'Every product is checked before it leaves and carries a 30-day guarantee, in addition to consumers’ two-year legal guarantee. If you find a fault, do not fit the piece; send us a photo of it.',
      'If you bought at a distance, as a private client, you can also change your mind. A piece made to measure, though, cannot be returned, which is why you try first.',
    ],
    facts: [legalGuarantee, withdrawal, withdrawalExceptions],
  },
  {
    id: 'professionals',
    question: 'What do you offer salons, wholesalers and resellers?',
    answer: [
      'We offer a trade price list. For the raw material choose ‘Bulk hair supply’ in the form: it comes in packs of 100, 200 or 500 g and five lengths from 30 to 70 cm.',
      'Give your company name, VAT number and country of delivery and, for a quote, the ranges, lengths, shades and quantities. If you also need to know the minimum order, samples or lead times, tick them in the form: we answer everything together.',
      'We also offer training in the systems, and support when you are unsure about a temperature, a shade or a bond.',
    ],
    link: { page: 'contacts', label: 'Ask for the price list', opening: 'priceList' },
  },
  {
    id: 'consultation',
    question: 'How do I book a consultation, and what should I bring?',
    answer: [
      `Use the form, WhatsApp or e-mail and you will hear from us within 24 hours. We answer the phone {phoneHours}, Italian time; the {town} showroom is open {showroomHours}.`,
      'For wigs and hair systems the consultation is private. You can bring someone you trust, and there is no need to give a reason when you book.',
      'If you have them, bring a lock of the hair to match and a photo of how you wear it, or used to. You need nothing else.',
    ],
    link: { page: 'contacts', label: 'Request an appointment', opening: 'visit' },
  },
]
