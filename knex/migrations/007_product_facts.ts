import type { Knex } from 'knex'

type Facts = Record<string, string | number>

/** Facts of the products that the first catalogue had until now, by line and name. */
const known: Record<string, Record<string, Facts>> = {
  'tape-in-kit': {
    'Tape-in 40 cm, castano scuro': { shade: 'dark-brown', lengthCm: 40, weightG: 2.5, pieces: 20 },
    'Tape-in 50 cm, castano naturale': {
      shade: 'natural-brown',
      lengthCm: 50,
      weightG: 2.5,
      pieces: 20,
    },
    'Tape-in 50 cm, balayage miele': {
      shade: 'honey-balayage',
      lengthCm: 50,
      weightG: 2.5,
      pieces: 20,
    },
    'Tape-in 60 cm, biondo platino': { shade: 'platinum', lengthCm: 60, weightG: 2.5, pieces: 20 },
  },
  'keratin-tips': {
    'Ciocche alla cheratina 40 cm, nero naturale, lisce': {
      shade: 'black',
      lengthCm: 40,
      weightG: 0.8,
      pieces: 25,
    },
    'Ciocche alla cheratina 50 cm, biondo miele, lisce': {
      shade: 'honey',
      lengthCm: 50,
      weightG: 0.8,
      pieces: 25,
    },
    'Ciocche alla cheratina 60 cm, castano cioccolato, mosse': {
      shade: 'chocolate',
      lengthCm: 60,
      weightG: 0.8,
      pieces: 25,
    },
    'Ciocche alla cheratina 70 cm, rosso ramato, lisce': {
      shade: 'copper',
      lengthCm: 70,
      weightG: 0.8,
      pieces: 25,
    },
  },
  'bulk-human-hair': {
    'Capelli sfusi 30 cm, castano scuro, lisci, 100 g': {
      shade: 'dark-brown',
      lengthCm: 30,
      weightG: 100,
    },
    'Capelli sfusi 40 cm, castano medio, mossi, 200 g': {
      shade: 'medium-brown',
      lengthCm: 40,
      weightG: 200,
    },
    'Capelli sfusi 50 cm, castano naturale, lisci, 100 g': {
      shade: 'natural-brown',
      lengthCm: 50,
      weightG: 100,
    },
    'Capelli sfusi 60 cm, biondo chiaro, lisci, 500 g': {
      shade: 'light-blonde',
      lengthCm: 60,
      weightG: 500,
    },
    'Capelli sfusi 70 cm, nero naturale, lisci, 200 g': {
      shade: 'black',
      lengthCm: 70,
      weightG: 200,
    },
  },
  'weft-machine-sewn': {
    'Weft 40 cm, castano cenere, 80 g': {
      shade: 'ash-brown',
      lengthCm: 40,
      widthCm: 50,
      weightG: 80,
    },
    'Weft 50 cm, castano dorato, 100 g': {
      shade: 'golden-brown',
      lengthCm: 50,
      widthCm: 75,
      weightG: 100,
    },
    'Weft 60 cm, rosso ramato, 120 g': {
      shade: 'copper',
      lengthCm: 60,
      widthCm: 100,
      weightG: 120,
    },
    'Weft 70 cm, nero naturale, 100 g': { shade: 'black', lengthCm: 70, weightG: 100 },
  },
  'italian-keratine-glue': {
    'Colla di cheratina in stick, ambra': { format: 'stick, ambra', formatEn: 'sticks, amber' },
    'Colla di cheratina in stick, nera': { format: 'stick, nera', formatEn: 'sticks, black' },
    'Colla di cheratina in grani, trasparente': {
      format: 'grani, trasparente',
      formatEn: 'granules, clear',
    },
  },
  'protesi-uomo': {
    'Protesi uomo in lace, densità 120%, castano': {
      shade: 'natural-brown',
      base: 'lace, densità 120%',
      baseEn: 'lace, 120% density',
    },
    'Protesi uomo front lace, densità 130%, castano chiaro': {
      shade: 'light-brown',
      base: 'front lace, densità 130%',
      baseEn: 'lace front, 130% density',
    },
    'Protesi uomo in monofilo, densità 130%, brizzolato': {
      shade: 'salt-and-pepper',
      base: 'monofilo, densità 130%',
      baseEn: 'monofilament, 130% density',
    },
    'Protesi uomo in poly sottile, densità 120%, nero': {
      shade: 'black',
      base: 'poly sottile, densità 120%',
      baseEn: 'thin skin, 120% density',
    },
  },
  'protesi-donna': {
    'Parrucca con calotta morbida, corta, castano naturale': {
      shade: 'natural-brown',
      base: 'calotta morbida',
      baseEn: 'soft cap',
    },
    'Parrucca front lace, lunga, castano scuro': {
      shade: 'dark-brown',
      base: 'front lace',
      baseEn: 'lace front',
    },
    'Parrucca in monofilo, caschetto, biondo miele': {
      shade: 'honey',
      base: 'monofilo',
      baseEn: 'monofilament',
    },
    'Parrucca su misura, lunga e mossa, grigio argento': {
      shade: 'silver',
      base: 'su misura',
      baseEn: 'made to measure',
    },
    'Infoltitore con clip, castano ramato': {
      shade: 'auburn',
      base: 'con clip',
      baseEn: 'clip-in',
    },
  },
  'tape-adhesivi': {
    'Adesivi pretagliati per extension tape-in': {
      format: 'rettangoli pretagliati',
      formatEn: 'pre-cut tabs',
    },
    'Biadesivo in rotolo per protesi': { format: 'rotolo', formatEn: 'roll' },
    'Biadesivo sagomato per attaccatura': {
      format: 'strisce sagomate',
      formatEn: 'contour strips',
    },
  },
}

/**
 * What products are compared by. A product whose name and line are still the first catalogue's gets
 * its facts; the shop's own get none. A start may be killed between the two steps: both can run twice.
 */
export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('products', 'shade'))) {
    await knex.schema.alterTable('products', (table) => {
      table.string('shade', 40)
      table.integer('lengthCm')
      table.integer('widthCm')
      table.double('weightG')
      table.integer('pieces')
      table.string('base', 100)
      table.string('baseEn', 100)
      table.string('format', 100)
      table.string('formatEn', 100)
    })
  }
  for (const [category, byName] of Object.entries(known)) {
    for (const [name, facts] of Object.entries(byName)) {
      await knex('products').where({ category, name }).update(facts)
    }
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('products', (table) => {
    table.dropColumns(
      'shade',
      'lengthCm',
      'widthCm',
      'weightG',
      'pieces',
      'base',
      'baseEn',
      'format',
      'formatEn',
    )
  })
}
