import { useLocation } from 'react-router-dom'
import type { Category } from '../../../src/shared/categories'
import { type Opening, sentIn } from '../../../src/shared/contactLinks'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import { usePageState } from '../../pageState'
import { useRequestList } from '../../quote/RequestListProvider'

/**
 * The outcome of the form that this page answers. A page reached by navigation answers none. A link to a field
 * has the key of a first page again, so that thanks belong to their own address alone.
 */
export function useFormOutcome(): FormOutcome | undefined {
  const { key, search, hash } = useLocation()
  const { form } = usePageState()
  const isThere = hash === '' || sentIn(new URLSearchParams(search)) !== null
  return key === 'default' && (form?.kind !== 'sent' || isThere) ? form : undefined
}

/** The line that the page's words name: none where the list has products of another. An appointment has no products. */
export function useNamedLine(opening: Opening, line: Category | null): Category | null {
  const { items } = useRequestList()
  return opening === 'visit' || items.every((item) => item.line === line) ? line : null
}
