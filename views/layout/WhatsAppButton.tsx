import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ChatLink } from '../components/ChatLink'
import { Icon } from '../components/Icon'
import { Tip } from '../components/tip/Tip'
import { Later, useLoaded } from '../Later'
import { usePageState } from '../pageState'
import { useText } from '../text/LanguageProvider'
import { siteText, whatsappMessage } from '../text/site'
import { below, colours, space } from '../theme/tokens'

const laterWatching = new Later(() => import('./watchControls'))

/**
 * Invisible where it covers a control, until Tab reaches it. It shows once the first script knows
 * whether the banner lies below it; without scripts at once.
 */
const Place = styled.aside`
  margin: ${space(4)};
  visibility: hidden;
  @media (scripting: none) {
    visibility: visible;
  }
  &[data-laptop] {
    ${below.laptop} {
      display: none;
    }
  }
  pointer-events: auto;
  transition: opacity 0.2s;
  &[data-aside]:not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }
`

const Button = styled(ChatLink)`
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
  /* Pictures of any tone pass below: the ring has a light ground of its own. */
  &:focus-visible {
    box-shadow: 0 0 0 7px ${colours.paper};
  }
`

/**
 * On every page of a shop that has WhatsApp, with the same Italian message everywhere.
 * @param isForLaptop whether a phone shows something else in its place
 */
export function WhatsAppButton({ isForLaptop }: { isForLaptop: boolean }) {
  const text = useText(siteText)
  const { whatsapp } = usePageState().shop
  const place = useRef<HTMLElement>(null)
  const watching = useLoaded(laterWatching, whatsapp)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    if (!place.current || !watching) return undefined
    return watching.watchControls(place.current)
  }, [watching, key])
  if (whatsapp === undefined) return null
  return (
    <Place ref={place} aria-label="WhatsApp" data-floats data-laptop={isForLaptop ? '' : undefined}>
      <Tip label={text.whatsapp}>
        <Button message={whatsappMessage} aria-label={text.whatsapp}>
          <Icon name="whatsapp" />
        </Button>
      </Tip>
    </Place>
  )
}
