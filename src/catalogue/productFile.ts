import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import Joi from 'joi'
import { categories } from '../shared/categories'
import { pictureAddressPattern } from '../shared/pictures/Picture'
import type { Product } from '../shared/products'

/** A product as a file gives it; without an id it is a new one. */
export type ImportedProduct = Omit<Product, 'id'> & { id: string | null }

/** A file that cannot be taken: one line for each thing that is wrong. */
export class ProductFileError extends Error {
  override readonly name = 'ProductFileError'

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

const columns = [
  'id',
  'name',
  'nameEn',
  'category',
  'description',
  'descriptionEn',
  'imageUrl',
  'price',
  'priceEn',
  'featured',
] as const satisfies readonly (keyof Product)[]

const text = (max: number) => Joi.string().trim().max(max).required()

const row = Joi.object({
  id: Joi.string().guid({ separator: '-', wrapper: false }).empty('').default(null),
  name: text(200),
  nameEn: text(200),
  category: Joi.valid(...categories).required(),
  description: text(5000),
  descriptionEn: text(5000),
  imageUrl: Joi.string().pattern(pictureAddressPattern).max(500).required().messages({
    'string.pattern.base':
      '"imageUrl" must be a picture of this site, such as /images/name.jpg (or .png, .webp, .avif, .svg): those of other hosts are not shown',
  }),
  price: text(100),
  priceEn: text(100),
  featured: Joi.valid('0', '1').required(),
}).options({ abortEarly: false })

/**
 * What spreadsheets must not run is written with an apostrophe before it, and read without. So is
 * what begins with apostrophes before that, lest it be read with one too few.
 */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const escapedFormula = new RegExp(`^'(?=${formula.source.slice(1)})`)

export function writeProducts(products: readonly Product[], separator: string): string {
  return stringify(
    products.map((product) => ({ ...product })),
    {
      header: true,
      columns: [...columns],
      bom: true,
      delimiter: separator,
      cast: { string: (text) => (formula.test(text) ? `'${text}` : text) },
      record_delimiter: 'windows',
    },
  )
}

interface FileRow {
  record: Record<string, string>
  info: { lines: number }
}

interface Problem {
  line: number
  reason: string
}

/** @param tell hears of the lines that are no rows of the table */
function readRows(content: string, tell: (problem: Problem) => void): FileRow[] {
  const firstLine = content.slice(0, content.search(/[\r\n]|$/))
  try {
    return parse(content, {
      bom: true,
      columns: true,
      delimiter: firstLine.includes(';') ? ';' : ',',
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        if (error) tell({ line: Number(error.lines), reason: error.message })
        return undefined
      },
      cast: (value) => value.replace(escapedFormula, ''),
    }) as unknown as FileRow[]
  } catch (error) {
    throw new ProductFileError([error instanceof Error ? error.message : String(error)])
  }
}

/**
 * The products in a CSV file, whole or not at all.
 * @param pictures names of those that the site has, where they are known
 * @throws {ProductFileError} naming every line that is wrong by its number, with the reason
 */
export function readProducts(content: string, pictures?: ReadonlySet<string>): ImportedProduct[] {
  const problems: Problem[] = []
  const rows = readRows(content, (problem) => problems.push(problem))
  const [first] = rows
  const missing = columns.filter((column) => column !== 'id' && first && !(column in first.record))
  if (missing.length > 0) {
    throw new ProductFileError([`line 1: the columns ${missing.join(', ')} are missing`])
  }
  if (!first && problems.length === 0) throw new ProductFileError(['The file holds no product.'])
  const lineOfId = new Map<string, number>()
  const products = rows.map(({ record, info }): ImportedProduct => {
    const { value, error } = row.validate(record)
    const line = info.lines
    for (const { message } of error?.details ?? []) problems.push({ line, reason: message })
    const picture = pictureAddressPattern.exec(value.imageUrl)?.[1]
    if (picture !== undefined && pictures?.has(picture) === false) {
      const reason = `"imageUrl" names the picture ${picture}, which the site does not have: put it into public/images and build`
      problems.push({ line, reason })
    }
    const before = value.id ? lineOfId.get(value.id) : undefined
    if (before !== undefined) {
      problems.push({ line, reason: `"id" stands in line ${before} already` })
    }
    if (value.id) lineOfId.set(value.id, line)
    return { ...value, featured: Number(value.featured) }
  })
  if (problems.length > 0) {
    problems.sort((a, b) => a.line - b.line)
    throw new ProductFileError(problems.map(({ line, reason }) => `line ${line}: ${reason}`))
  }
  return products
}
