import type { Category } from '../../../src/shared/categories'
import type { Opening } from '../../../src/shared/contactLinks'
import { useRequestList } from '../../quote/RequestListProvider'

/** The line that the page's words name: none where the list has products of another. An appointment has no products. */
export function useNamedLine(opening: Opening, line: Category | null): Category | null {
  const { items } = useRequestList()
  return opening === 'visit' || items.every((item) => item.line === line) ? line : null
}
