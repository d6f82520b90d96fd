import styled from '@emotion/styled'
import { OutlineButton } from '../components/Button'
import { Icon } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { Tip } from '../components/tip/Tip'
import { PageLink } from '../navigation/PageLink'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, sizes, space } from '../theme/tokens'
import { useConsent } from './ConsentProvider'

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
  ${above.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(7)};
    padding: ${space(5)} ${space(8)} ${space(5)} ${space(6)};
  }
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
`

const Corner = styled.div`
  position: absolute;
  top: ${space(2)};
  right: ${space(2)};
`

/** Asks about content of other hosts; both answers weigh the same, and the cross means no. */
export function CookieBanner() {
  const { asking, answer } = useConsent()
  const { cookies } = useText(siteText)
  if (!asking) return null
  return (
    <Banner aria-label={cookies.label} data-cookie-banner>
      <p>
        {cookies.text} <PageLink page="privacy">{cookies.more}</PageLink>
      </p>
      <Answers>
        <OutlineButton type="button" onClick={() => answer('rejected')}>
          {cookies.reject}
        </OutlineButton>
        <OutlineButton type="button" onClick={() => answer('accepted')}>
          {cookies.accept}
        </OutlineButton>
      </Answers>
      <Corner>
        <Tip label={cookies.close}>
          <IconButton type="button" aria-label={cookies.close} onClick={() => answer('rejected')}>
            <Icon name="cross" />
          </IconButton>
        </Tip>
      </Corner>
    </Banner>
  )
}
