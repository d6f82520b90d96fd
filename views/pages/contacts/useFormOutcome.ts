import { useLocation } from 'react-router-dom'
import { sentIn } from '../../../src/shared/contactLinks'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import { usePageState } from '../../pageState'

/**
 * The outcome of a form sent without a script, on the page that answers it. React Router calls that
 * page's entry of the history `default`. A link such as `#email` makes an entry of the same name:
 * thanks show there only where the address has the request's id.
 */
export function useFormOutcome(): FormOutcome | undefined {
  const { key, search, hash } = useLocation()
  const { form } = usePageState()
  const isThanked = hash === '' || sentIn(new URLSearchParams(search)) !== null
  return key === 'default' && (form?.kind !== 'sent' || isThanked) ? form : undefined
}
