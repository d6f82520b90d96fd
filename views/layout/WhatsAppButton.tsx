import styled from '@emotion/styled'
import { whatsappLink } from '../../src/shared/shop'
import { ExternalLink } from '../components/ExternalLink'
import { useText } from '../text/LanguageProvider'
import { siteText, whatsappMessage } from '../text/site'
import { colours, space, target } from '../theme/tokens'

const Button = styled(ExternalLink)`
  position: fixed;
  z-index: 1;
  right: ${space(4)};
  bottom: ${space(4)};
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  padding: 0 ${space(4)};
  background: ${colours.success};
  color: ${colours.paper};
  font-size: 0.875rem;
  text-decoration: none;
  @media print {
    display: none;
  }
`

/** On every page, with the same Italian message everywhere. */
export function WhatsAppButton() {
  const text = useText(siteText)
  return (
    <Button href={whatsappLink(whatsappMessage)} aria-label={text.whatsapp}>
      WhatsApp
    </Button>
  )
}
