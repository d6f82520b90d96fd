import { beforeAll, expect, test } from '@jest/globals'
import { allTexts, type Said } from '../../tests/support/texts/texts'

type Unit = 'g' | 'cm' | 'heat' | 'percent' | 'euro' | 'hour' | 'day' | 'week' | 'month'

/**
 * The specification's figures, chapter 9, as literals: single values, and spans as `6–8`. A unit
 * that a topic does not name is not checked there.
 */
const kinds: Record<
  string,
  { names: RegExp; place: RegExp; figures: Partial<Record<Unit, string>> }
> = {
  'tape-in': {
    names: /tape-in/i,
    place: /tapeInKit|tape-in-kit/,
    // 50 g is the pack of 20 pieces; 1 cm is left to the scalp.
    figures: { g: '2.5 50', cm: '40 50 60 30–70 1', week: '6–8' },
  },
  keratin: {
    names: /alla cheratina|cheratina:|keratin[ -](tip|fitting|strand|application)/i,
    place: /keratinTips|keratin-tips/,
    figures: { g: '0.8 20', cm: '40 50 60 70 40–70 30–70 1', heat: '180', month: '3–4' },
  },
  bulk: {
    names: /sfus[io]|bulk hair|bulk human/i,
    place: /bulkHumanHair|bulk-human-hair/,
    figures: { g: '100 200 500', cm: '30 40 50 60 70 30–70' },
  },
  weft: {
    names: /tessitur|\bwefts?\b/i,
    place: /weftMachineSewn|weft-machine-sewn/,
    // The hair lasts months, the row is moved up after weeks.
    figures: { g: '80 100 120', cm: '40 50 60 70 75 100 40–70 30–70', week: '6–8', month: '6–8' },
  },
  glue: {
    names: /colla|\bglue/i,
    place: /italianKeratineGlue|italian-keratine-glue/,
    // Strands made with it weigh what keratin tips do, and last as long.
    figures: { g: '0.8', heat: '130 200 130–200', month: '3–4' },
  },
  men: {
    names: /protesi uomo|toupet|toupee|men’s/i,
    place: /mensProsthesis|protesi-uomo/,
    figures: { percent: '120 130', month: '12–18' },
  },
  women: {
    names: /infoltitor|topper/i,
    place: /womensProsthesis|protesi-donna/,
    figures: { cm: '30–70 60' },
  },
  tape: {
    names: /biadesiv|double-sided/i,
    place: /adhesiveTapes|tape-adhesivi/,
    figures: { week: '4 6–8' },
  },
  delivery: {
    names: /consegn|spedizion|Europ|deliver|shipping/i,
    place: /delivery/,
    figures: { euro: '150', day: '2–3 5–7 7–15' },
  },
  reply: {
    names: /rispond|rispost|\brepl(y|ies)|respond/i,
    place: /sent body/,
    figures: { hour: '24' },
  },
  guarantee: { names: /garanzia|guarantee/i, place: /guarantee/, figures: { day: '30' } },
}

const units: Record<Unit, string> = {
  g: 'g|grammi|grams',
  cm: 'cm',
  heat: '°C',
  percent: '%',
  euro: 'euro',
  hour: 'ore|hours',
  day: 'giorni|working days|days|day',
  week: 'settimane|weeks',
  month: 'mesi|months',
}

const inDigits: Record<string, string> = Object.fromEntries(
  [
    'two three four five six seven eight nine ten',
    'due tre quattro cinque sei sette otto nove dieci',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, String(index + 2)])),
)

/** `from six to eight weeks` as `6–8 weeks`. */
function inFigures(text: string): string {
  return (
    text
      .replace(/\p{L}+/gu, (word) => inDigits[word.toLowerCase()] ?? word)
      .replace(/\u00a0/g, ' ')
      // Estimates, which say that they are, are nobody's figures.
      .replace(/\b(about|circa) (?:from |da )?[\d.,–]+ \p{L}+/giu, '$1')
      // The law's days to withdraw in are counted from the delivery.
      .replace(/\b14 (?:days of delivery|giorni dalla consegna)/gi, '')
      .replace(/€ ?(\d+)/g, '$1 euro')
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/(\d)(?: (?:cm|g|°C|%))? (?:to|a|and up to) (?=\d)/g, '$1–')
  )
}

/** The figures of a unit: `40, 50 or 60 cm` are three. */
function figuresIn(text: string, unit: Unit): string[] {
  const one = '\\d+(?:\\.\\d+)?(?:–\\d+(?:\\.\\d+)?)?'
  const all = new RegExp(
    `((?:${one}%?(?:,? (?:o|e|or|and) |, |-))*${one})[ -]?(?:${units[unit]})(?![\\p{L}])`,
    'gu',
  )
  return [...text.matchAll(all)].flatMap(
    ([, figures = '']) => figures.match(new RegExp(one, 'g')) ?? [],
  )
}

/** What a sentence is about: what it names, and in a line's own texts that line. */
function topicsOf(sentence: string, at: string) {
  return Object.values(kinds).filter(({ names, place }) => names.test(sentence) || place.test(at))
}

/** The figures of a text that are not the specification's. */
function wrongFigures({ at, text }: Pick<Said, 'at' | 'text'>): string[] {
  return inFigures(text)
    .split(/(?<=[.;:])\s/)
    .flatMap((sentence) => {
      const topics = topicsOf(sentence, at)
      return (Object.keys(units) as Unit[]).flatMap((unit) => {
        const known = topics.flatMap(({ figures }) => figures[unit]?.split(' ') ?? [])
        if (known.length === 0) return []
        return figuresIn(sentence, unit)
          .filter((figure) => !known.includes(figure))
          .map((figure) => `${at}: ${figure} ${unit} in “${sentence}”`)
      })
    })
}

let texts: Said[]
beforeAll(async () => {
  texts = await allTexts()
})

test('no text has another figure than the specification', () => {
  expect(texts.flatMap(wrongFigures)).toEqual([])
})

test.each([
  ['Tape-ins are refitted after six to nine weeks.', '6–9'],
  ['Le tape-in si riposizionano dopo 6–9 settimane.', '6–9'],
  ['Una protesi uomo con densità 120% o 140%.', '140'],
  ['La tessitura è larga 50, 80 o 100 cm.', '80'],
  ['The glue melts at 130 to 220 °C.', '130–220'],
  ['Ciocca alla cheratina da 0,9 g.', '0.9'],
  ['Delivery takes 2–4 working days in Italy.', '2–4'],
  ['Shipping is free over €180.', '180'],
  ['Rispondiamo entro 48 ore.', '48'],
  ['La garanzia è di 60 giorni.', '60'],
])('a wrong figure is seen: %s', (text, figure) => {
  expect(wrongFigures({ at: 'views/pages/faq/text.it.ts', text })).toEqual([
    expect.stringContaining(`: ${figure} `),
  ])
})
