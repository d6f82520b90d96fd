import Joi from 'joi'
import { isProductName, normalise } from '../core/text'
import { categories } from '../shared/categories'
import { pictureAddressPattern } from '../shared/pictures'
import type { Product, ProductFacts } from '../shared/products'
import { nameLimits } from '../shared/quoteItems'
import { shades } from '../shared/shades'

/**
 * A product in a file. Without an id it is the product of its name, or a new one. Facts whose
 * column the file lacks stay as they are.
 */
export type ImportedProduct = Omit<Product, 'id' | keyof ProductFacts> & {
  id: string | null
} & Partial<ProductFacts>

/** Characters that no text may have: control characters, and the replacement of a lost letter. */
const lost = /[\p{Cc}\uFFFD]/u
/** What a spreadsheet shows for a text that it has read as a formula. */
const formulaError = /^#[\p{L}/]+\d*[?!]?$/u
/** A price without a currency, as a spreadsheet writes "12,50". */
const bareNumber = /^[-+]?[\d.,'\s]+$/

const readable = (max: number, normal = (text: string) => text) =>
  Joi.string()
    .trim()
    .custom((value: string) => normal(value))
    .max(max)
    .custom((value: string, helpers) => {
      if (lost.test(value.replace(/[\n\r\t]/g, ''))) return helpers.error('text.lost')
      return formulaError.test(value) ? helpers.error('text.formula') : value
    })

const text = (max: number) => readable(max).required()

const longestName = nameLimits.productName

const isName: Joi.CustomValidator<string> = (value, helpers) =>
  isProductName(value) ? value : helpers.error('name.hidden')

const name = readable(longestName, (value) => normalise(value, longestName))
  .required()
  .custom(isName)

const price = text(100).custom((value: string, helpers) =>
  bareNumber.test(value) ? helpers.error('price.bare') : value,
)

const count = Joi.number().integer().min(1).max(100_000).allow(null)
const label = readable(100).allow(null)

/** The facts. Each may be missing: few apply to every product, and older files lack the columns. */
const facts = {
  shade: Joi.string()
    .trim()
    .valid(...shades)
    .allow(null),
  lengthCm: count,
  widthCm: count,
  weightG: Joi.number().positive().max(100_000).precision(2).allow(null),
  pieces: count,
  base: label,
  baseEn: label,
  format: label,
  formatEn: label,
}

/**
 * Every column of a product and what it may contain, in the order of files. Table, files, API and
 * command line follow this list. The compiler asks for a line for each field.
 */
const columns = {
  id: Joi.string()
    .trim()
    .lowercase()
    .guid({ separator: '-', wrapper: false })
    .allow(null)
    .default(null),
  name,
  nameEn: name,
  category: Joi.string()
    .trim()
    .valid(...categories)
    .required(),
  description: text(5000),
  descriptionEn: text(5000),
  imageUrl: Joi.string().trim().pattern(pictureAddressPattern).max(500).required(),
  price,
  priceEn: price,
  featured: Joi.number().valid(0, 1).required(),
  ...facts,
}

export const productColumns = Object.keys(columns) as (keyof Product)[]

/** The columns that a file of products must have. */
export const requiredColumns: readonly string[] = productColumns.filter(
  (column) => columns[column].validate(undefined).error !== undefined,
)

/** One row of a file. */
export const importedProduct = Joi.object<ImportedProduct, true>(columns)
  .options({ abortEarly: false })
  .messages({
    'any.only': '{#label} must be one of {#valids}',
    'string.empty': '{#label} is empty',
    'string.max': '{#label} is longer than {#limit} characters',
    'string.guid': '{#label} is not the id of a product: leave it empty for a new one',
    'string.pattern.base':
      '{#label} must be a picture of this site, such as /images/name.jpg (or .png, .webp, .avif, .svg): those of other hosts are not shown',
    'text.lost': '{#label} has a sign that cannot be shown (�), where a letter was lost',
    'text.formula': '{#label} is what a spreadsheet shows for a formula that fails',
    'name.hidden': '{#label} has a line break, a tab or a sign that cannot be seen: type it anew',
    'price.bare':
      '{#label} is a bare number: write it as it shall be read, such as 12,50 € or Su richiesta',
  })

/** One row of the table, which may have been written by hand: without these no page can show it. */
export const storedProduct = Joi.object<Product>({
  name: Joi.string().custom(isName),
  nameEn: Joi.string().custom(isName),
  category: columns.category,
  featured: Joi.custom((value: number) => (value === 1 ? 1 : 0)),
  ...facts,
})
  .unknown()
  .options({ abortEarly: false })
