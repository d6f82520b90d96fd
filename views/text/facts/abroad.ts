import type { Fact } from './Fact'

export const customsCode: Fact = {
  statement: {
    it: 'Extension, parrucche, infoltitori e protesi in capelli veri rientrano di norma nella sottovoce HS 6704.20.',
    en: 'Human-hair extensions, wigs, toppers and hair systems normally come under HS 6704.20.',
  },
  source: {
    it: 'Dogane degli Stati Uniti, decisione NY N305621 del 2019 (in inglese)',
    en: 'US Customs, ruling NY N305621 of 2019',
  },
  url: 'https://rulings.cbp.gov/ruling/N305621',
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

export const swissDuty: Fact = {
  statement: {
    it: 'Dal 2024 la Svizzera non applica dazi sui prodotti industriali, tra cui le extension e le parrucche.',
    en: 'Since 2024 Switzerland has charged no duty on industrial goods, extensions and wigs among them.',
  },
  source: {
    it: 'Ufficio federale svizzero della dogana, abolizione dei dazi industriali (in inglese)',
    en: 'Swiss Federal Office for Customs, abolition of industrial tariffs',
  },
  url: 'https://www.bazg.admin.ch/bazg/en/home/topics/aufhebung_industriezoelle.html',
  read: '2026-11-23',
}
