import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { pageAt } from '../../src/shared/routes'
import { toastPlace } from '../components/toast/toast'
import { Later, useLoaded } from '../Later'
import { useListedCount } from '../quote/QuoteListProvider'
import { Banner } from './Banner'
import { WhatsAppButton } from './WhatsAppButton'

const Column = styled.div`
  position: fixed;
  z-index: 2;
  inset: 0;
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  pointer-events: none;
  @media print {
    display: none;
  }
`

const laterBar = new Later(() => import('./ListBar'))

/**
 * Everything that floats over the page, one above the other, and toasts at the top. It comes before
 * the page's content in the order of Tab, the banner first.
 */
export function Dock() {
  const { pathname } = useLocation()
  // The form shows the list itself.
  const isWanted = useListedCount() > 0 && pageAt(pathname) !== 'contacts'
  const loaded = useLoaded(laterBar, isWanted)
  const ListBar = isWanted && loaded?.ListBar
  return (
    <Column>
      <div id={toastPlace} />
      <Banner />
      {ListBar && <ListBar />}
      <WhatsAppButton isForLaptop={Boolean(ListBar)} />
    </Column>
  )
}
