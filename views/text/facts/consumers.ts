import type { Fact } from './Fact'

export const withdrawal: Fact = {
  statement: {
    it: 'Il consumatore che compra a distanza o fuori dai nostri locali può recedere entro 14 giorni dalla consegna, senza dare motivazioni; chi compra per lavoro no.',
    en: 'Consumers who buy at a distance or away from our premises may withdraw within 14 days of receiving the goods, without giving a reason; businesses may not.',
  },
  source: {
    it: 'Codice del consumo, articoli 3 e 52',
    en: 'Italian consumer code, articles 3 and 52 (in Italian)',
  },
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2005-09-06;206~art52',
  read: '2026-11-21',
}

/**
 * Not so for goods that were sealed for hygiene (point e): who unwraps what the seller can clean
 * and resell keeps the right (Court of Justice, 27 March 2019, C-681/17), and a wig can be cleaned.
 */
export const withdrawalExceptions: Fact = {
  statement: {
    it: 'Il recesso è escluso per i beni fatti su misura.',
    en: 'The right to withdraw does not cover goods made to measure.',
  },
  source: {
    it: 'Codice del consumo, art. 59, lettera c',
    en: 'Italian consumer code, art. 59, point c (in Italian)',
  },
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2005-09-06;206~art59',
  read: '2026-11-21',
}

export const legalGuarantee: Fact = {
  statement: {
    it: 'Verso i consumatori il venditore risponde dei difetti presenti alla consegna che si manifestano entro due anni.',
    en: 'The seller is liable to consumers for faults that were present on delivery and appear within two years.',
  },
  source: {
    it: 'Codice del consumo, art. 133',
    en: 'Italian consumer code, art. 133 (in Italian)',
  },
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2005-09-06;206~art133',
  read: '2026-11-21',
}
