import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import Joi from 'joi'
import { categories } from '../shared/categories'
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
  id: Joi.string().guid().empty('').default(null),
  name: text(200),
  nameEn: text(200),
  category: Joi.valid(...categories).required(),
  description: text(5000),
  descriptionEn: text(5000),
  imageUrl: Joi.string()
    .pattern(/^\/(?!\/)[\w\-./]+$/)
    .max(500)
    .required()
    .messages({
      'string.pattern.base':
        '"imageUrl" must be a path on this site, such as /images/name.jpg: pictures of other hosts are not shown',
    }),
  price: text(100),
  priceEn: text(100),
  featured: Joi.string()
    .valid('0', '1')
    .required()
    .custom((value: string) => Number(value)),
}).options({ abortEarly: false })

/** What spreadsheets must not run is written with an apostrophe before it, and read without. */
const escapedFormula = /^'(?=[=+\-@\t\r])/

export function writeProducts(products: readonly Product[], separator: string): string {
  return stringify(
    products.map((product) => ({ ...product })),
    {
      header: true,
      columns: [...columns],
      bom: true,
      delimiter: separator,
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  )
}

interface FileRow {
  record: Record<string, string>
  info: { lines: number }
}

function readRows(content: string): FileRow[] {
  const firstLine = content.slice(0, content.search(/[\r\n]|$/))
  try {
    return parse(content, {
      bom: true,
      columns: true,
      delimiter: firstLine.includes(';') ? ';' : ',',
      info: true,
      skip_empty_lines: true,
      cast: (value) => value.replace(escapedFormula, ''),
    }) as unknown as FileRow[]
  } catch (error) {
    throw new ProductFileError([error instanceof Error ? error.message : String(error)])
  }
}

/**
 * The products in a CSV file, whole or not at all.
 * @throws {ProductFileError} naming every line that is wrong by its number, with the reason
 */
export function readProducts(content: string): ImportedProduct[] {
  const rows = readRows(content)
  const problems: string[] = []
  const [first] = rows
  const missing = columns.filter((column) => column !== 'id' && first && !(column in first.record))
  if (missing.length > 0) {
    throw new ProductFileError([`line 1: the columns ${missing.join(', ')} are missing`])
  }
  if (!first) throw new ProductFileError(['The file holds no product.'])
  const lineOfId = new Map<string, number>()
  const products = rows.map(({ record, info }) => {
    const { value, error } = row.validate(record)
    const line = info.lines
    for (const { message } of error?.details ?? []) problems.push(`line ${line}: ${message}`)
    const before = value.id ? lineOfId.get(value.id) : undefined
    if (before !== undefined) problems.push(`line ${line}: "id" stands in line ${before} already`)
    if (value.id) lineOfId.set(value.id, line)
    return value as ImportedProduct
  })
  if (problems.length > 0) throw new ProductFileError(problems)
  return products
}
