import { productAnchor } from '../shared/products'
import type { ImportedProduct } from './productSchemas'
import type { ProductRow } from './readRows'
import { wrongFile } from './readTable'

export interface ImportedRow {
  /** Number of the line that it begins on, from 1. */
  line: number
  product: ImportedProduct
}

/** What a column of a product holds, and what it will. */
interface Change {
  column: string
  from: unknown
  to: unknown
}

/** What an import does to the catalogue; new products may have no id yet. */
export interface ImportPlan {
  new: ImportedProduct[]
  changed: { product: ImportedProduct; changes: Change[] }[]
  /** Number of products that stay as they are. */
  same: number
  deleted: ProductRow[]
}

type Named = Pick<ProductRow, 'category' | 'name' | 'nameEn'>

/** What identifies the product of a line without an id. */
const identityOf = ({ category, name }: Named) => `${category} ${name}`

function changesOf(product: ImportedProduct, row: ProductRow): Change[] {
  return Object.entries(product)
    .map(([column, to]) => ({ column, from: row[column], to }))
    .filter(({ from, to }) => from !== to)
}

/**
 * Reserves the names of a product in its category, in both languages. Two names with the same
 * anchor count as the same name, since a page has one row at an anchor.
 * @param owners the owner of each name so far
 * @returns a sentence for each name that another product has
 */
function namesTaken(owners: Map<string, string>, product: Named, owner: string): string[] {
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
 * What importing these lines would change in these rows. A line without an id stands for the
 * product with its name and category, if there is one.
 * @param replace whether products without a line are deleted
 * @throws {OperatorError} if two products would have the same id or name
 */
export function planImport(
  lines: readonly ImportedRow[],
  rows: readonly ProductRow[],
  replace: boolean,
): ImportPlan {
  const held = new Map(rows.map((row) => [row.id, row]))
  const untouched = new Map(held)
  for (const { product } of lines) untouched.delete(product.id ?? '')
  const idOf = new Map([...untouched.values()].map((row) => [identityOf(row), row.id]))

  const plan: ImportPlan = { new: [], changed: [], same: 0, deleted: [] }
  for (const { product: imported } of lines) {
    const id = imported.id ?? idOf.get(identityOf(imported)) ?? null
    const product = { ...imported, id }
    untouched.delete(id ?? '')
    const row = held.get(id ?? '')
    const changes = row ? changesOf(product, row) : []
    if (!row) plan.new.push(product)
    else if (changes.length > 0) plan.changed.push({ product, changes })
    else plan.same += 1
  }

  const owners = new Map<string, string>()
  for (const row of untouched.values()) {
    if (replace) plan.deleted.push(row)
    else namesTaken(owners, row, `"${row.name}" (${row.id}), which the file does not name`)
  }
  const lineOfId = new Map<string | null, number>()
  const problems = lines.flatMap(({ line, product }) => {
    const before = product.id && lineOfId.get(product.id)
    const taken = before
      ? [`"id" stands in line ${before} already`]
      : namesTaken(owners, product, `line ${line}`)
    lineOfId.set(product.id, line)
    return taken.length > 0 ? `line ${line}: ${taken.join('; ')}` : []
  })
  if (problems.length > 0) throw wrongFile(...problems)
  return plan
}
