import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { OutlineButton } from '../components/Button'
import { Icon } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { Tip } from '../components/tip/Tip'
import { useRoomFor } from '../components/useRoomFor'
import { PageLink } from '../navigation/PageLink'
import { useText } from '../text/LanguageProvider'
import { needsScript } from '../theme/needsScript'
import { above, colours, sizes, space } from '../theme/tokens'
import { useConsent } from './ConsentProvider'
import { consentText } from './text'

/** A sentence and a row of buttons, low in any size of type: a phone's first screen stays free. */
const Banner = styled.section`
  /* Until start.ts knows that the visitor is to be asked, or a control calls it. */
  display: none;
  &[data-cookie-banner='called'] {
    display: grid;
  }
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(5)};
  width: 100%;
  padding: ${space(1)} min(1rem, 4.4vw);
  border-top: 1px solid ${colours.ink};
  background: ${colours.paper};
  font-size: ${sizes.label};
  line-height: 1.35;
  pointer-events: auto;
  /* A toast has its place until it is gone, unless the visitor calls the banner. */
  div:has([data-variant]) > &[data-cookie-banner=''] {
    display: none;
  }
  /* It never lies over a field that is being filled in. */
  body:has(main :is(input, select, textarea):focus) &[data-cookie-banner=''] {
    visibility: hidden;
  }
  /* In a low window and in large type it leaves room for the page. */
  max-height: 45dvh;
  overflow-y: auto;
  ${needsScript}
  ${above.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: ${space(2)} ${space(5)};
    font-size: ${sizes.small};
  }
  /* In its corner it lies over no list of home's first screen. */
  ${above.laptop} {
    width: auto;
    border-left: 1px solid ${colours.ink};
  }
`

/** Its targets do not grow with the type: their words do. */
const AnswerButtons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 44px;
  gap: 6px;
  button {
    width: auto;
    height: auto;
    min-width: 44px;
    min-height: 44px;
    padding: 0 1vw;
    font-size: inherit;
    letter-spacing: 0;
  }
`

/**
 * Asks about content of other hosts; cross and Escape mean no. `start/banner.ts` takes the answers.
 * Where a control has called the banner it takes the focus, and gives it back when it goes.
 */
export function CookieBanner() {
  const { called } = useConsent()
  const text = useText(consentText)
  const banner = useRef<HTMLElement>(null)
  useRoomFor(banner)
  useEffect(() => {
    if (!called) return undefined
    banner.current?.focus()
    return () => called.by.focus({ preventScroll: true })
  }, [called])
  return (
    <Banner
      ref={banner}
      tabIndex={-1}
      aria-label={text.label}
      data-cookie-banner={called ? 'called' : ''}
    >
      <p>
        {text.text} <PageLink page="privacy">{text.more}</PageLink>
      </p>
      <AnswerButtons>
        <OutlineButton type="button" data-consent="rejected">
          {text.reject}
        </OutlineButton>
        <OutlineButton type="button" data-consent="accepted">
          {text.accept}
        </OutlineButton>
        <Tip label={text.close}>
          <IconButton type="button" aria-label={text.close} data-consent="rejected">
            <Icon name="cross" />
          </IconButton>
        </Tip>
      </AnswerButtons>
    </Banner>
  )
}
