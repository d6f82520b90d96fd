import { type Term, terms } from '../../views/text/terms'
import { commandLine } from '../shared/commandLine'
import { defaults, examples } from './defaults'

const { mondayToFriday, saturday } = defaults.hours

/** Lines that do not count until their `# ` is taken away. */
const asExample = (...lines: string[]) => lines.map((line) => `# ${line}`)

/** The shop's file as `shop init` writes it: all that it may say, as examples, in Italian. */
export function shopTemplate(): string {
  return [
    '# I dati del negozio. Il sito rilegge questo file da solo: niente riavvio.',
    '# Una riga che comincia con # non conta. Per dare un valore tolga «# » e scriva il Suo.',
    '# Gli spazi all’inizio della riga contano: li lasci come sono.',
    `# Dopo ogni modifica: ${commandLine} shop check`,
    '',
    '# ---- Mancano ancora -------------------------------------------------------',
    ...asExample(...Object.entries(examples).map(([detail, example]) => `${detail}: ${example}`)),
    '',
    '# Condizioni: ognuna compare sulle sue pagine appena c’è, in tutte e due le lingue.',
    ...asExample(
      'terms:',
      ...Object.entries<Term>(terms).flatMap(([key, { title, asked, example }]) => [
        `  ${key}: # ${title.it}${asked === undefined ? '' : `: ${asked}`}`,
        `    it: ${example?.it ?? '…'}`,
        `    en: ${example?.en ?? '…'}`,
      ]),
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
