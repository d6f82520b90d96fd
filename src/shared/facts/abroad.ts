import type { Fact } from './Fact'

export const customsCodeElsewhere: Fact = {
  statement: {
    it: 'Anche tessiture, tape-in e parrucche rientrano nella sottovoce HS 6704.20 (decisione statunitense).',
    en: 'Wefts, tape-ins and wigs also come under HS 6704.20 (US ruling).',
  },
  source: {
    it: 'Dogane degli Stati Uniti, decisione NY N305621 del 2019 (da checkoutapi.com, in inglese)',
    en: 'US Customs, ruling NY N305621 of 2019 (via checkoutapi.com)',
  },
  url: 'https://checkoutapi.com/rulings/docview?doc_id=NY+N305621&highlight=6704.20.0000%2A',
  read: '2026-11-23',
}

export const eori: Fact = {
  statement: {
    it: 'Per importare in Gran Bretagna di norma serve un codice EORI.',
    en: 'To import into Great Britain you usually need an EORI number.',
  },
  source: {
    it: 'Governo britannico, «Get an EORI number» (in inglese)',
    en: 'GOV.UK, “Get an EORI number”',
  },
  url: 'https://www.gov.uk/eori',
  read: '2026-11-23',
}
