import { useLocation } from 'react-router-dom'
import { sentIn } from '../../../src/shared/contactLinks'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import { usePageState } from '../../pageState'

/**
 * The outcome of the form that this page answers. A page reached by navigation answers none. After a link such as
 * `#email`, React Router's key is `default` again: without the look at the address, old thanks would return.
 */
export function useFormOutcome(): FormOutcome | undefined {
  const { key, search, hash } = useLocation()
  const { form } = usePageState()
  const isThere = hash === '' || sentIn(new URLSearchParams(search)) !== null
  return key === 'default' && (form?.kind !== 'sent' || isThere) ? form : undefined
}
