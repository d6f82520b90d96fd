import { en as shopMap } from '../../sections/map/text.en'
import type { it } from './text.it'
import { en as trade } from './trade.text.en'

export const en: typeof it = {
  title: 'Hair extension and wig supplier: ask for a quote | {name}',
  description:
    'Request a quote for extensions, wigs, hair systems or bulk hair, the price list for salons and wholesalers, or an appointment. We reply on working days.',
  heading: 'Quotes for hair extensions and wigs',
  opening: `Tell us what you need: the range, the length, the quantity, or when you would like to come. Write in English or Italian. We reply within 24 hours on working days.{atPhone}`,
  line: {
    heading: 'Quote:',
    opening:
      'Give us products, quantities and your contact details: we reply within 24 hours on working days.',
    several: 'several ranges',
  },
  priceList: {
    title: 'Wholesale hair extensions: salon price list | {name}',
    heading: 'Price list for salons and wholesalers',
    opening:
      'Leave your name and e-mail: we will send the price list within 24 hours on working days. Made-to-measure products are quoted separately.',
  },
  visit: {
    title: 'Request a private appointment | {name}',
    heading: 'A private appointment',
    opening:
      'Tell us when it suits you and how to reach you: we reply within 24 hours on working days and agree the day and time together. There is no need to give a reason.',
    call: 'Call {number}',
    chat: 'Write on WhatsApp',
    or: '{atPhone}',
  },
  form: {
    heading: 'Your request',
    required: 'Fields marked with an asterisk are required.',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      phone: 'Phone',
      requestType: 'Request type',
      message: 'Message',
      company: 'Company',
      vatNumber: 'VAT number',
    },
    optional: '(optional)',
    hints: {
      vatNumber: 'Italian businesses: add the SDI code or PEC in the message.',
    },
    placeholders: {
      firstName: 'Anna',
      lastName: 'Smith',
      email: 'name@example.com',
      phone: 'With country code, as +44',
      requestType: 'Choose the type of request',
      message: 'What you are looking for, or your question',
      company: 'As it appears on invoices',
      vatNumber: 'DE 123456789',
    },
    requestTypes: {
      'Informazioni Generali': 'General information',
      'Preventivo Extensions Cheratina': 'Keratin extensions quote',
      'Preventivo Parrucche su Misura': 'Custom wigs quote',
      'Listino Parrucchieri Professionisti': 'Professional hairdressers’ price list',
      'Fornitura Capelli Sfusi': 'Bulk hair supply',
      'Toupet Uomo Capelli Veri': 'Men’s real hair toupee',
    },
    items: {
      legend: 'Products and quantities',
      hint: 'Enter a quantity beside the products you need and leave the others empty.',
      quantity: 'Quantity',
      total: '{grams}\u00a0g in all.',
      more: 'One more',
      fewer: 'One fewer',
      pack: 'pack of {pack}',
      packs: 'packs of {pack}',
      piece: 'piece',
      pieces: 'pieces',
      remove: 'Remove',
      refused: 'This product cannot be sent from here: remove it and name it in the message.',
      others: 'Other products',
      ofOtherLines: 'Products of other ranges',
    },
    firstWords: {
      quote: 'I would like a quote',
      priceList: 'I would like the price list',
      visit: 'I would like a private appointment',
    },
    questions: {
      trade: {
        question: 'In your reply, include',
        legend: 'In your reply, include',
        parts: {
          priceList: 'the price list',
          minimum: 'the minimum order',
          payment: 'the payment terms',
          incoterms: 'the Incoterms',
          label: 'private-label terms',
          sheets: 'safety data sheets',
          origin: 'proof of origin',
          samples: 'samples',
          times: 'the lead times',
        },
      },
      patients: {
        question: 'I would also like',
        legend: 'I would also like',
        parts: {
          appointment: 'a first appointment',
          fitting: 'a fitting at home',
          documents: 'the list of documents for VAT and tax relief',
        },
      },
      where: {
        question: 'Where',
        legend: 'How would you like to meet?',
        hint: 'If not at the showroom, we will tell you what is possible.',
        parts: {
          phone: 'on the phone',
          showroom: 'at the showroom',
          salon: 'at my salon',
          home: 'at my home',
        },
      },
      when: {
        question: 'When',
        legend: 'When would suit you?',
        hint: 'The showroom is open {showroomHours}.',
        parts: {
          morning: 'in the morning',
          afternoon: 'in the afternoon',
          saturday: 'on Saturday',
        },
      },
      how: {
        question: 'Please reply',
        legend: 'How shall we reply?',
        hint: 'For a call or a message we need your number.',
        parts: {
          phone: 'by phone',
          whatsapp: 'on WhatsApp',
          email: 'by e-mail',
        },
      },
    },
    country: {
      question: 'Country',
      label: 'Country of delivery',
      placeholder: 'United Kingdom',
    },
    business: 'I am writing on behalf of a business',
    honeypot: 'Leave this field empty',
    submit: 'Send request',
    submitting: 'Sending...',
    notice: 'We use the form’s details only to answer you.',
    noticeLink: 'Privacy notice',
    healthHint:
      'Please leave health details out of the message: we can talk about them when we speak.',
  },
  problems: {
    required: {
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Enter your e-mail address.',
      phone: 'Enter your number: we need it to reply by phone or on WhatsApp.',
      requestType: 'Choose the type of request.',
      message: 'Write your message.',
    },
    type: 'This value is not valid: please enter it again.',
    tooLong: 'This text is too long: please shorten it.',
    tooShort: 'The number is too short: enter at least 5 digits.',
    email: 'Check the address: it should look like name@example.com.',
    phone: 'Use only digits, spaces and the signs + ( ) - . /',
    choice: 'Choose one of the options in the list.',
    characters:
      'This text contains characters that we cannot accept, perhaps invisible ones. Please type it instead of pasting it.',
    tooMany: 'At most 20 products: name the others in the message.',
    quantity: 'Enter a whole number from 1 to 10,000.',
  },
  summary: 'Not sent yet: fields to correct',
  toast: {
    success: {
      title: 'Request sent!',
      description: 'Thank you for contacting us. We will respond within 24 hours.',
    },
    error: {
      title: 'Error',
      description: 'An error occurred during sending. Please try again later.',
    },
    refused: {
      title: 'Not sent yet',
      description:
        'Some details cannot be accepted: the note beside the field says what to change.',
    },
  },
  sent: {
    heading: 'Request received',
    opening: 'Thank you. We reply within 24 hours on working days.',
    body: 'Your request reference is',
    wrong: 'Is something wrong? Write to us, with the reference:',
    subject: 'Request {reference}',
    message: 'Hello, I am writing about the request {reference}.',
    next: {
      quote: 'We will send you our answer or your quote, which is without obligation.',
      priceList: 'We will send you the price list, and a quote if you listed products.',
      visit: 'We will suggest a day and a time. The appointment stands once you confirm it.',
    },
    answerAt: 'We reply to',
    asked: 'You asked for',
    again: 'Write another request',
  },
  last: {
    heading: 'Last time you asked for',
    again: 'Add them to your request again',
    forget: 'Delete from this device',
  },
  failed: {
    heading: 'The request was not sent',
    network: {
      heading: 'No answer from the network',
      body: 'We do not know whether the request arrived. Try again shortly without changing it: within ten minutes we will not receive it twice.',
    },
    tooMany: {
      heading: 'Too many requests from this network',
      body: 'The request was not sent: try again {time}.',
      later: 'later',
      minute: 'in a minute',
      minutes: 'in {minutes} minutes',
    },
    fault: {
      heading: 'The request was not sent',
      body: 'The fault is ours. Try again shortly without changing it: within ten minutes we will not receive it twice.',
    },
    again: 'Try again',
    kept: 'What you wrote is still in the form. You can also reach us like this, with the request already written:',
  },
  info: {
    heading: 'How to reach us',
    landline: 'Phone',
    mobile: 'Mobile',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
    address: 'Address',
    hours: 'Hours',
    phoneHours: 'By phone: Monday–Friday, {weekdays}, Italian time',
    showroomHours: ['Showroom: Monday–Friday,\u00a0{weekdays}', 'Saturday, {saturdays}'],
  },
  professionals: {
    heading: 'For salons, wholesalers and resellers',
    cards: [
      {
        title: 'Wholesale',
        body: 'Give us the quantities and the country of delivery.',
      },
      {
        title: 'Training',
        body: 'We teach how to fit, maintain and remove our extensions.',
      },
      {
        title: 'Support',
        body: 'If a shade does not match or a bond does not hold, describe the job and your tools; if you can, with a photo.',
      },
    ],
  },
  trade,
  map: {
    ...shopMap,
    heading: 'The showroom on the map',
  },
}
