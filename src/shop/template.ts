import { claims } from './claims'
import { defaults, neededDetails } from './defaults'
import { terms } from './terms'

/** An example of each detail that the owner has to give. */
const examples: Record<(typeof neededDetails)[number], string> = {
  legalName: 'Chiomara S.r.l.',
  street: 'Via Roma 1',
  postalCode: '20121',
  latitude: '45.46421',
  longitude: '9.18998',
  landline: '+39 02 1234567',
  mobile: '+39 333 1234567',
  email: 'info@esempio.it',
  whatsapp: '+39 333 1234567',
  vatNumber: '01234567890',
  companyRegister: 'MI-1234567',
  shareCapital: '10.000 € i.v., socio unico',
  instagram: 'https://www.instagram.com/esempio',
  facebook: 'https://www.facebook.com/esempio',
}

const [mondayToFriday, saturday] = [defaults.hours.mondayToFriday, defaults.hours.saturday]

/** Lines that do not count until their `# ` is taken away. */
const asExample = (...lines: string[]) => lines.map((line) => `# ${line}`)

/** The shop's file as `shop init` writes it: everything that it may say, as examples, in Italian. */
export function shopTemplate(): string {
  return [
    '# I dati del negozio. Il sito rilegge questo file da solo: niente riavvio.',
    '# Una riga che comincia con # non conta. Per dare un valore tolga «# » e scriva il Suo.',
    '# Gli spazi all’inizio della riga contano: li lasci come sono.',
    '# Dopo ogni modifica: node dist/cli.js shop check',
    '',
    '# ---- Mancano ancora -------------------------------------------------------',
    ...asExample(...neededDetails.map((detail) => `${detail}: ${examples[detail]}`)),
    '',
    '# Condizioni: ognuna compare sulle sue pagine appena c’è, in tutte e due le lingue.',
    ...asExample(
      'terms:',
      ...Object.entries(terms).flatMap(([key, { title, asked }]) => [
        `  ${key}: # ${title.it}${asked === undefined ? '' : `: ${asked}`}`,
        '    it: …',
        '    en: …',
      ]),
    ),
    '',
    '# Da confermare: con yes la frase compare.',
    ...asExample(
      'confirmed:',
      ...Object.entries(claims).map(([key, { body }]) => `  ${key}: yes # ${body.it}`),
    ),
    '',
    '# ---- Già così, se non scrive altro -----------------------------------------',
    ...asExample(
      `name: ${defaults.name}`,
      `since: ${defaults.since}`,
      `city: ${defaults.city}`,
      `country: ${defaults.country}`,
      'hours: # o closed al posto di opens e closes',
      `  mondayToFriday: { opens: ${mondayToFriday?.opens}, closes: ${mondayToFriday?.closes} }`,
      `  saturday: { opens: ${saturday?.opens}, closes: ${saturday?.closes} }`,
    ),
    '',
    '# ---- Quando serve ----------------------------------------------------------',
    ...asExample(
      'closed: # ferie e chiusure: primo e ultimo giorno, compresi',
      '  - from: 2027-08-09',
      '    to: 2027-08-22',
      '    text: { it: ferie estive, en: summer holidays }',
      'notice: # una frase sopra ogni pagina, fino all’ultimo giorno compreso',
      '  it: Da settembre siamo aperti anche il lunedì sera.',
      '  en: From September we are also open on Monday evenings.',
      '  until: 2027-09-30',
      'pictures: # le fotografie in pictures/, per nome senza .jpg',
      '  hero:',
      '    photograph: yes # no, se l’ha fatta un computer',
      '    focus: { x: 50, y: 30 } # che cosa resta nel riquadro: percento da sinistra e dall’alto',
      '    alt: { it: Che cosa si vede., en: What it shows. }',
    ),
    '',
  ].join('\n')
}
