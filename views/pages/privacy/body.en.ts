import type { Shop } from '../../../src/shared/shop'
import type { LegalSection } from '../../sections/LegalDocument'
import { addressWords } from '../../text/addressWords'
import { companyDetails } from '../../text/companyDetails'

/** `24 months` for whole years, `90 days` for what is not. */
function retentionWords(days: number): string {
  const years = days / 365
  if (Number.isInteger(years)) return `${years * 12} months`
  return days === 1 ? '1 day' : `${days} days`
}

/**
 * The Italian privacy notice in English, sentence by sentence.
 * @param retentionDays days after which the site deletes requests
 */
export const privacy = (retentionDays: number, shop: Shop): LegalSection[] => [
  {
    id: 'titolare',
    heading: 'Data controller',
    paragraphs: [
      `The data controller is ${companyDetails(shop, 'en')}.`,
      'This notice is given under Article 13 of Regulation (EU) 2016/679 (GDPR). It concerns those who visit the site and those who contact us through the form, by e-mail, on WhatsApp or by phone.',
    ],
  },
  {
    id: 'dati',
    heading: 'Types of data',
    paragraphs: [
      'Please do not write health details in the message: a quote does not need them, not even for a wig. If you wish to talk about them, we do so by phone or in person.',
      'These are the data we process and the tools the site uses:',
    ],
    list: [
      'Form: name, e-mail, phone, company, VAT number, country of delivery, type of request, boxes ticked and message.',
      'Data that go with the request: the range, products and quantities chosen, the language, the page you came from, date and time, a fingerprint of the text by which we recognise a request sent twice, and the time taken to fill in the form, as a sign of automatic sending.',
      'E-mail, WhatsApp and phone: the address or number you write or call from, and what you tell us.',
      'IP address: used in memory only, to limit abuse of the form. It is written neither to the database nor to the site’s logs.',
      'Server logs: the time, the page requested, the outcome and how long the answer took. They do not contain the personal data of the form.',
      'Browser storage: ‘language’ keeps the language chosen with ITA/ENG, also in a technical cookie of the same name; ‘cookie-consent’ keeps your answer to the cookie notice; ‘contact-draft’ holds what you have written in the form and not yet sent; ‘request-list’ holds the products chosen for the quote; ‘sent-request’ holds the last request sent, so that you see its confirmation; ‘last-request’ holds the products and quantities of the last request, so that you can ask for them again. The site uses no other cookies.',
      'Map: it comes from OpenStreetMap and loads only after your consent or when you press ‘Show the map’. At that moment OpenStreetMap receives your IP address and your browser’s technical data.',
    ],
  },
  {
    id: 'finalita',
    heading: 'Purposes of processing',
    paragraphs: [
      'The fields marked with an asterisk are needed to answer you; the others, and the choice of products, are optional.',
      'We do not use the data for advertising or newsletters, we do not profile anyone and we make no automated decisions. A request that looks as if a program had sent it is put aside for a person to check.',
      'If we ever added visitor analytics, they would start only after your consent, with cookies kept for 24 months at most, and this notice would say so beforehand.',
      'We process the data to:',
    ],
    list: [
      'answer your request and prepare the quote',
      'confirm to you by e-mail, where this service is active, that the request has arrived',
      'protect the form from abuse and automatic sending, and keep the site running',
      'remember the language, your choice about cookies and what you are writing in the form',
      'show you the map, if you ask for it',
    ],
  },
  {
    id: 'base-giuridica',
    heading: 'Legal basis',
    paragraphs: ['Each kind of processing has its own basis:'],
    list: [
      'Requests, quotes and confirmation of receipt: steps taken at your request before a contract (Art. 6(1)(b) GDPR).',
      'Protection of the form and running of the site: the controller’s legitimate interest in defending itself against abuse (Art. 6(1)(f)).',
      'OpenStreetMap’s map: consent (Art. 6(1)(a)). You can withdraw it at any time by opening the cookie notice again from the link at the foot of the page.',
      'Language, choice about cookies, draft of the form, list of chosen products, confirmation and products of the last request: technical means, for which no consent is needed (Art. 122 of Legislative Decree 196/2003).',
      'Accounting documents, if an order follows the quote: a legal obligation (Art. 6(1)(c)).',
    ],
  },
  {
    id: 'conservazione',
    heading: 'Retention and recipients',
    paragraphs: [
      `Requests sent through the form are saved in the site’s database and reach us by e-mail. After ${retentionWords(retentionDays)} the site deletes them from the database automatically, together with the e-mails about them. The same period applies to the correspondence in our mailbox. If an order follows the quote, the accounting documents are kept for ten years (Art. 2220 of the Italian civil code).`,
      'The ‘language’ cookie lasts one year. The draft of the form disappears when it is sent, or when you close the tab. The language and the choice about cookies stay in the browser’s storage until you delete them, the list of products until you send or empty it, the products of the last request until you delete them with the button in the form. The confirmation disappears when you close the tab. The IP address stays in memory only for the short time in which requests are counted.',
      'The data can be seen by our authorised staff and by our hosting and e-mail providers, acting as processors (Art. 28 GDPR). We do not transfer them outside the European Economic Area, except as happens through these providers and with the safeguards of Articles 44 to 49 GDPR. We neither sell nor publish them.',
      'The links to WhatsApp lead to a service of Meta, those to social profiles to their operators. If you open them, or load the map, whoever runs those services processes the data independently, under their own notice.',
    ],
  },
  {
    id: 'diritti',
    heading: 'Your rights',
    paragraphs: [
      'You can exercise the rights of Articles 15 to 22 GDPR by writing to the addresses below. We answer within one month. Consent can be withdrawn at any time, without affecting earlier processing.',
      'If you believe that your data are handled wrongly, you can complain to the Italian data protection authority (Garante per la protezione dei dati personali, www.garanteprivacy.it) or that of your EU country, or go to court.',
      'In particular you have the right to:',
    ],
    list: [
      'know whether we process data about you and have a copy of them (Art. 15)',
      'have them corrected or completed (Art. 16)',
      'have them erased (Art. 17)',
      'restrict their processing (Art. 18)',
      'know which recipients we have told of corrections and erasures (Art. 19)',
      'receive them in a machine-readable format (Art. 20)',
      'object to processing based on legitimate interest (Art. 21)',
      'not be subject to solely automated decisions (Art. 22)',
    ],
  },
  {
    id: 'contatti',
    heading: 'Contact',
    paragraphs: [
      `For any question about your data: ${shop.email}, ${shop.landline ? `phone ${shop.landline}, ` : ''}or by post to ${shop.legalName}, ${addressWords(shop, 'en')}.`,
      'If you have the reference of the request, the eight characters shown after sending, please give it: we shall find it sooner.',
    ],
  },
]
