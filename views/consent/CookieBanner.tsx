import styled from '@emotion/styled'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { OutlineButton } from '../components/Button'
import { Icon } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { Tip } from '../components/tip/Tip'
import { useRoomFor } from '../components/useRoomFor'
import { PageLink } from '../navigation/PageLink'
import { useText } from '../text/LanguageProvider'
import { above, colours, sizes, space } from '../theme/tokens'
import { type Consent, useConsent } from './ConsentProvider'
import { consentText } from './text'

const Banner = styled.section`
  position: relative;
  display: grid;
  gap: ${space(4)};
  width: 100%;
  padding: ${space(4)} ${space(7)} ${space(4)} ${space(4)};
  border-top: 1px solid ${colours.ink};
  background: ${colours.paper};
  font-size: ${sizes.small};
  line-height: 1.5;
  pointer-events: auto;
  /* A toast has its place until it is gone, unless the visitor calls the banner. */
  div:has([data-variant]) > &[data-cookie-banner=''] {
    display: none;
  }
  /* In a low window and in large type it leaves room for the page. */
  max-height: 45dvh;
  overflow-y: auto;
  ${above.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(7)};
    padding: ${space(5)} ${space(8)} ${space(5)} ${space(6)};
  }
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space(3)};
  /* Below the cross they have its room as well. */
  margin-right: calc(${space(4)} - ${space(7)});
  ${above.laptop} {
    margin-right: 0;
  }
`

const Corner = styled.div`
  position: absolute;
  top: ${space(2)};
  right: ${space(2)};
`

/**
 * Asks about content of other hosts; both answers weigh the same, and the cross and Escape mean no. It
 * takes the focus when a control has called it, and hands it on when it goes.
 */
export function CookieBanner() {
  const { called, answer } = useConsent()
  const text = useText(consentText)
  const banner = useRef<HTMLElement>(null)
  useRoomFor(banner)
  useEffect(() => {
    if (called) banner.current?.focus()
  }, [called])
  const close = (consent: Consent) => {
    const next = called?.by ?? document.querySelector('main')
    if (banner.current?.contains(document.activeElement)) next?.focus({ preventScroll: true })
    answer(consent)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close('rejected')
  }
  return (
    <Banner
      ref={banner}
      tabIndex={-1}
      aria-label={text.label}
      onKeyDown={onKeyDown}
      data-cookie-banner={called ? 'called' : ''}
    >
      <p>
        {text.text} <PageLink page="privacy">{text.more}</PageLink>
      </p>
      <Answers>
        <OutlineButton type="button" onClick={() => close('rejected')}>
          {text.reject}
        </OutlineButton>
        <OutlineButton type="button" onClick={() => close('accepted')}>
          {text.accept}
        </OutlineButton>
      </Answers>
      <Corner>
        <Tip label={text.close}>
          <IconButton type="button" aria-label={text.close} onClick={() => close('rejected')}>
            <Icon name="cross" />
          </IconButton>
        </Tip>
      </Corner>
    </Banner>
  )
}
