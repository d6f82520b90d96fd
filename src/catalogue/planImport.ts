import { mendedProductName } from '../shared/productNames'
import { type Product, productAnchor } from '../shared/products'
import type { ImportedProduct } from './productSchemas'
import { type ProductRow, readRows } from './readRows'
import { wrongFile } from './wrongFile'

/** A product in a file. */
export interface ProductLine {
  /** Number of the line that it begins on, from 1. */
  line: number
  product: ImportedProduct
}

/** What a column of a product holds, and what it will. */
interface Change {
  column: string
  /** Undefined where the column cannot be read. */
  from: unknown
  to: unknown
}

/** What an import does to the catalogue; new products may have no id yet. */
export interface ImportPlan {
  new: ImportedProduct[]
  changed: { product: ImportedProduct; changes: Change[] }[]
  same: ImportedProduct[]
  deleted: { id: string; name: string }[]
}

interface Named {
  category: string
  name: string
  nameEn: string
}

/** A row of the catalogue, which may be too broken to show. */
interface Held extends Named {
  id: string
  /** The row as a product; undefined if a column cannot be read. */
  product: Product | undefined
}

function heldIn(rows: readonly ProductRow[]): Held[] {
  const readable = new Map(readRows(rows).products.map((product) => [product.id, product]))
  return rows.map((row) => ({
    id: String(row.id),
    category: String(row.category),
    name: mendedProductName(String(row.name)),
    nameEn: mendedProductName(String(row.nameEn)),
    product: readable.get(String(row.id)),
  }))
}

/** What identifies the product of a line without an id. */
const identityOf = ({ category, name }: Named) => `${category} ${name}`

function changesOf(imported: ImportedProduct, product: Product | undefined): Change[] {
  const columns = Object.keys(imported) as (keyof ImportedProduct)[]
  return columns
    .map((column) => ({ column, from: product?.[column], to: imported[column] }))
    .filter(({ from, to }) => from !== to)
}

/**
 * Reserves the names of a product in its category, in both languages. Two names with the same anchor
 * count as the same name, since a page has one row at an anchor.
 * @param owners the owner of each name so far
 * @returns a sentence for each name that another product has
 */
function take(owners: Map<string, string>, product: Named, owner: string): string[] {
  return (['name', 'nameEn'] as const).flatMap((column) => {
    const key = `${product.category} ${productAnchor({ name: product[column] })}`
    const other = owners.get(key) ?? owner
    owners.set(key, other)
    return other === owner
      ? []
      : `"${column}" is taken in this category by ${other}; capitals, accents and marks make no difference`
  })
}

/**
 * What importing these lines would change in these rows. A line without an id stands for the product
 * with its name and category, if there is one.
 * @param replace whether products without a line are deleted
 * @throws {OperatorError} if two products would have the same name
 */
export function planImport(
  lines: readonly ProductLine[],
  rows: readonly ProductRow[],
  replace: boolean,
): ImportPlan {
  const held = new Map(heldIn(rows).map((row) => [row.id, row]))
  const others = new Map(held)
  for (const { product } of lines) others.delete(product.id ?? '')
  const idOf = new Map([...others.values()].map((row) => [identityOf(row), row.id]))

  const plan: ImportPlan = { new: [], changed: [], same: [], deleted: [] }
  for (const line of lines) {
    const id = line.product.id ?? idOf.get(identityOf(line.product)) ?? null
    const product = { ...line.product, id }
    const row = held.get(id ?? '')
    others.delete(id ?? '')
    const changes = changesOf(product, row?.product)
    if (!row) plan.new.push(product)
    else if (changes.length === 0) plan.same.push(product)
    else plan.changed.push({ product, changes })
  }

  const owners = new Map<string, string>()
  for (const row of others.values()) {
    if (replace) plan.deleted.push(row)
    else take(owners, row, `"${row.name}" (${row.id}), which the file does not name`)
  }
  const problems = lines.flatMap(({ line, product }) => {
    const taken = take(owners, product, `line ${line}`)
    return taken.length > 0 ? `line ${line}: ${taken.join('; ')}` : []
  })
  if (problems.length > 0) throw wrongFile(...problems)
  return plan
}
