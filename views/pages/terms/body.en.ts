import type { Shop } from '../../../src/shared/shop'
import type { LegalSection } from '../../sections/LegalDocument'
import { companyDetails } from '../../text/companyDetails'

/** The Italian terms of use in English, sentence by sentence. */
export const terms = (shop: Shop): LegalSection[] => [
  {
    id: 'oggetto',
    heading: 'Scope',
    paragraphs: [
      `These terms govern the use of the ${shop.name} website, run by ${companyDetails(shop, 'en')}.`,
      'The site is a catalogue: it shows the products and lets you ask for a quote. Nothing is bought or paid for on it.',
    ],
  },
  {
    id: 'uso-del-sito',
    heading: 'Use of the site',
    paragraphs: [
      'Browsing is open to all and free of charge. Anyone who sends a request must give details that are correct and their own; how we handle them, and what the site keeps in the browser, is set out in the privacy notice. The list of chosen products is not an order: it only prepares the request for a quote.',
      'You may not send automated messages, disrupt the site or collect its contents systematically.',
    ],
  },
  {
    id: 'uso-professionale',
    heading: 'Professional use of technical products',
    paragraphs: [
      'Tape-in extensions and their tape, keratin tips, wefts, bulk hair and keratin glue are technical products, for professional use only. They are fitted and removed by hairdressers and trained staff.',
      'The instructions published are addressed to them and do not replace training. Those outside the trade may ask for information and a quote, but must leave fitting and removal to a professional.',
      'Wigs, hair systems and double-sided tape for them must be used as instructed with the product or at the fitting.',
    ],
  },
  {
    id: 'preventivi',
    heading: 'Non-binding quotes',
    paragraphs: [
      'No prices are published on the site. A request is without obligation; we reply within 24 hours on working days.',
      'The quote binds neither you nor us: price, availability and times become final only when the order is confirmed in writing.',
    ],
  },
  {
    id: 'spedizione',
    heading: 'Shipping and delivery',
    paragraphs: [
      'Delivery times are indicative. For products made to measure, in lengths from 30 to 70 cm, add the workroom time, which we state before you order.',
      'Costs and times:',
    ],
    list: [
      'Shipping is free in Italy over €150; below that, and abroad, the quote states the cost.',
      'Italy: 2–3 working days.',
      'Europe: 5–7 days.',
      'Elsewhere: 7–15 days.',
    ],
  },
  {
    id: 'garanzia',
    heading: 'Guarantee',
    paragraphs: [
      'The products have a 30-day guarantee. To use it, write to us, describe the fault and attach a photo. If the fault can already be seen, the product must not be fitted.',
      'This guarantee is in addition to the rights that the law gives consumers, the legal guarantee of conformity included, and does not limit them.',
      'Consumers who buy at a distance or away from our premises may withdraw within 14 days of delivery (Art. 52 of the Italian consumer code), except for goods made to measure (Art. 59).',
      'The durations in the specifications are those expected with correct fitting and regular care.',
    ],
  },
  {
    id: 'proprieta-intellettuale',
    heading: 'Intellectual property',
    paragraphs: [
      `The name ${shop.name} and the site’s texts, pictures and graphics belong to ${shop.legalName} or to those who have licensed them. Without written consent they may not be copied, altered or used commercially.`,
      'Authorised resellers may ask us for pictures of the products they carry.',
    ],
  },
  {
    id: 'responsabilita',
    heading: 'Liability',
    paragraphs: [
      'We take care that what is published is accurate; it may nevertheless contain mistakes or change. Hair is a natural material and screens alter colours: the site’s pictures are computer-generated, and a shade may differ from what you see.',
      'We are not liable for damage caused by use of technical products contrary to these terms, by interruptions of the site beyond our control, or by the third-party sites that links lead to, such as WhatsApp, OpenStreetMap and social networks.',
      'Nothing in these terms excludes or limits liability where the law forbids it, in particular for wilful misconduct or gross negligence, nor consumers’ rights.',
    ],
  },
  {
    id: 'legge-e-foro',
    heading: 'Governing law and jurisdiction',
    paragraphs: [
      'Italian law applies. The court of Palermo has exclusive jurisdiction over any dispute. If you are a consumer, the jurisdiction of the court of the place where you live or are domiciled (Art. 66-bis of the Italian consumer code) and the mandatory rules that protect you remain unaffected.',
      'We may update these terms. The version published on this page applies, with the date it bears.',
    ],
  },
]
