import styled from '@emotion/styled'
import { toastPlace } from '../components/toast/toast'
import { useBanner } from './useBanner'
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

/**
 * Everything that floats over the page, one above the other, with toasts at the bottom. It comes before the
 * page's content in the order of Tab, the banner first.
 */
export function Dock() {
  const Banner = useBanner()
  return (
    <Column>
      <div id={toastPlace} />
      {Banner && <Banner />}
      {/* A new element when the banner shows: one that moves would count as a layout shift. */}
      <WhatsAppButton key={Banner ? 'above' : 'alone'} />
    </Column>
  )
}
