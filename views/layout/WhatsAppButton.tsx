import styled from '@emotion/styled'
import { useRef } from 'react'
import { whatsappLink } from '../../src/shared/shop'
import { ExternalLink } from '../components/ExternalLink'
import { Icon } from '../components/Icon'
import { Tip } from '../components/tip/Tip'
import { usePageState } from '../pageState'
import { useText } from '../text/LanguageProvider'
import { siteText, whatsappMessage } from '../text/site'
import { colours, space } from '../theme/tokens'
import { useIsInTheWay } from './useIsInTheWay'

/** Where it is in the way it is invisible, until Tab reaches it. */
const Place = styled.aside`
  margin: ${space(4)};
  pointer-events: auto;
  transition: opacity 0.2s;
  &[data-aside]:not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }
`

const Button = styled(ExternalLink)`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  background: ${colours.success};
  color: ${colours.white};
  font-size: 1.25rem;
  transition: background-color 0.2s;
  &:hover {
    background: ${colours.espresso};
  }
`

/** On every page of a shop that has WhatsApp, with the same Italian message everywhere. */
export function WhatsAppButton() {
  const text = useText(siteText)
  const { whatsapp } = usePageState().shop
  const place = useRef<HTMLElement>(null)
  const isInTheWay = useIsInTheWay(place)
  if (whatsapp === undefined) return null
  return (
    <Place ref={place} aria-label="WhatsApp" data-aside={isInTheWay ? '' : undefined}>
      <Tip label={text.whatsapp}>
        <Button href={whatsappLink(whatsapp, whatsappMessage)} aria-label={text.whatsapp}>
          <Icon name="whatsapp" />
        </Button>
      </Tip>
    </Place>
  )
}
