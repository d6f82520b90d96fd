import type { AnswerText } from '../../text/AnswersText'
import { legalGuarantee, withdrawal, withdrawalExceptions } from '../../text/facts/consumers'

/** The ten questions, whose ids are the specification's. */
export const en: readonly AnswerText[] = [
  {
    id: 'systems',
    question: 'Which hair extensions should I choose?',
    answer: [
      'Tape-in extensions are adhesive pieces, fitted in about an hour without heat, on fine hair too. Keratin tips are bonded one strand at a time at 180 °C, and the hair can be worn up. A weft is a machine-sewn row, 50, 75 or 100 cm (20, 30 or 39 in) wide, for normal or thick hair.',
      'Lengthening hair of medium density usually takes about 100 g, up to 50 cm (20 in): two packs of tape-ins (40 pieces), five of keratin tips (125 strands) or one 100 g weft.',
    ],
    link: { page: 'products', at: 'methods', label: 'Compare extensions, wigs and hair systems' },
  },
  {
    id: 'maintenance',
    question: 'Aftercare: how do I wash extensions and wigs?',
    answer: [
      'Extension hair gets no oil from the scalp: use lukewarm water, a mild shampoo, and conditioner on mid-lengths and ends only, away from tape and keratin. Brush from the ends upwards and wear a loose plait at night. Before the sea or the pool, wet the hair with fresh water; afterwards rinse it and dry it well, bonds included. Use straighteners and tongs at a moderate heat, with a heat protectant, and never on the bonds.',
      'For 48 hours after tape-ins or keratin tips are fitted, do not wash the hair and avoid the sauna.',
      'Wash a wig by hand, as a rule after every 7–10 wears, with conditioner on the lengths only, never on the knots of the base. Let it dry on its stand.',
    ],
  },
  {
    id: 'duration',
    question: 'How long do hair extensions and wigs last?',
    answer: [
      'Tape-ins are refitted every 6–8 weeks, usually up to three times; a keratin application lasts 3–4 months, and the strands can be used again only with a new tip. A weft lasts 6–8 months: every 6–8 weeks the row is unpicked and sewn back higher up.',
      'A men’s hair system lasts up to 12–18 months on a robust base; lace and thin poly last less. Tape holds on skin from a few days to 4 weeks and is used once. How long a wig lasts depends on how often it is worn, washed and heated; two worn in turn last longer.',
    ],
  },
  {
    id: 'protesi-difference',
    question: 'What is the difference between a wig, a hair system and a toupee?',
    answer: [
      'A wig covers the whole head and comes off at night. A hair system covers an area of thin or missing hair, on a thin base held by double-sided tape; ‘toupee’ is the older name for a man’s, which we make in 120% or 130% density. A topper fastens to your own hair with small clips.',
      'For chemotherapy a full wig with a soft cap is usually the better choice: it needs neither tape nor hair to fasten to.',
    ],
    link: {
      page: 'womensProsthesis',
      at: 'before-chemotherapy',
      label: 'Before chemotherapy: when to come, and what help there is',
    },
  },
  {
    id: 'application',
    question: 'Who fits and removes hair extensions?',
    answer: [
      'A hairdresser: extensions, wefts, bulk hair and keratin glue are for professional use only, though anyone may ask for a quote. Tape-ins and keratin tips come out at the salon, each with its own remover and without pulling; a weft, by cutting the thread. If the scalp is sensitive, try a single strand and wait 48 hours.',
      'Wigs and hair systems you can put on yourself: we show you how at the fitting.',
    ],
  },
  {
    id: 'shipping',
    question: 'How do delivery and returns work?',
    answer: [
      'Allow 2–3 working days in Italy, 5–7 days in Europe and 7–15 days elsewhere. Shipping is free over €150; below that, and abroad, your quote states the cost. Made-to-measure pieces also need time in the workroom.',
      'Products carry a 30-day guarantee, in addition to the legal one. If you find a fault, do not fit the piece; send us a photo of it.',
    ],
    facts: [legalGuarantee, withdrawal, withdrawalExceptions],
  },
  {
    id: 'customization',
    question: 'How do I choose a length and a shade?',
    answer: [
      'Custom lengths run from 30 to 70 cm (12 to 28 in). For the shade, a daylight photo gives a first idea; we confirm it against a sample of hair, however small.',
      'For a made-to-measure wig we take your head measurements; you choose the base, density and length with us.',
    ],
    link: { page: 'tapeInKit', at: 'lengths', label: 'Where each length ends' },
  },
  {
    id: 'quality',
    question: 'Is it all human hair?',
    answer: [
      'Yes, all of it: you can wash, dry and style it as you would your own. It can be toned or coloured darker, always after a test on a strand that will not show. We advise against bleaching: it weakens hair that does not grow back.',
    ],
  },
  {
    id: 'professionals',
    question: 'What do you offer salons, wholesalers and resellers?',
    answer: [
      'A wholesale price list, training and support. In the form give the ranges, lengths, shades and quantities, and the country of delivery; for bulk hair choose ‘Bulk hair supply’.',
    ],
    link: { page: 'contacts', at: 'trade', label: 'Price list, VAT, customs and returns' },
  },
  {
    id: 'consultation',
    question: 'How do I book a consultation?',
    answer: [
      `Use {ways}: we reply within 24 hours on working days.{atPhone} The {town} showroom is open {showroomHours}.`,
      'For wigs and hair systems the consultation is private: you can bring whom you like. If you have them, bring a lock of the hair to match and a photo of how you wear it, or used to.',
    ],
    link: { page: 'contacts', label: 'Request an appointment', purpose: 'visit' },
  },
]
