import type { Fact } from './Fact'

export const withdrawal: Fact = {
  statement: {
    it: 'Chi compra a distanza come privato può recedere entro 14 giorni da quando riceve la merce, senza dare motivi. Chi compra per lavoro non ha questo diritto.',
    en: 'Private buyers at a distance may withdraw within 14 days of receiving the goods, without giving a reason. Those who buy for their business do not have this right.',
  },
  source: {
    it: 'Codice del consumo, articoli 3 e 52, su Brocardi.it',
    en: 'Codice del consumo (Italian consumer code), articles 3 and 52, on Brocardi.it',
  },
  url: 'https://www.brocardi.it/codice-del-consumo/parte-iii/titolo-iii/capo-i/sezione-ii/art52.html',
  read: '2026-11-21',
}

export const withdrawalExceptions: Fact = {
  statement: {
    it: 'Il recesso è escluso per i beni confezionati su misura e per quelli sigillati che, una volta aperti, non si possono restituire per motivi igienici.',
    en: 'The right to withdraw does not cover goods made to measure, or sealed goods which, once opened, cannot be returned for reasons of hygiene.',
  },
  source: {
    it: 'Codice del consumo, art. 59, lettere c) ed e), su Brocardi.it',
    en: 'Codice del consumo (Italian consumer code), art. 59, points c and e, on Brocardi.it',
  },
  url: 'https://www.brocardi.it/codice-del-consumo/parte-iii/titolo-iii/capo-i/sezione-ii/art59.html',
  read: '2026-11-21',
}

export const legalGuarantee: Fact = {
  statement: {
    it: 'Verso i consumatori il venditore risponde dei difetti presenti alla consegna che si manifestano entro due anni.',
    en: 'The seller is liable to consumers for faults that were present on delivery and appear within two years.',
  },
  source: {
    it: 'Codice del consumo, art. 133, su Brocardi.it',
    en: 'Codice del consumo (Italian consumer code), art. 133, on Brocardi.it',
  },
  url: 'https://www8.brocardi.it/codice-del-consumo/parte-iv/titolo-iii/capo-i/art133.html',
  read: '2026-11-21',
}
