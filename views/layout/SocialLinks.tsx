import styled from '@emotion/styled'
import { shop } from '../../src/shared/shop'
import { ExternalLink } from '../components/ExternalLink'
import { Icon } from '../components/Icon'
import { Tip } from '../components/tip/Tip'
import { colours, space, target } from '../theme/tokens'

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(5)};
  margin-left: -${space(3)};
`

const Anchor = styled(ExternalLink)`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  color: inherit;
  font-size: 1.125rem;
  &:hover {
    color: ${colours.gold};
  }
`

/** The shop on other sites: icons alone, each named in a tip. */
export function SocialLinks() {
  return (
    <Row>
      <Tip label="Instagram">
        <Anchor href={shop.instagram} aria-label="Instagram">
          <Icon name="instagram" />
        </Anchor>
      </Tip>
      <Tip label="Facebook">
        <Anchor href={shop.facebook} aria-label="Facebook">
          <Icon name="facebook" />
        </Anchor>
      </Tip>
    </Row>
  )
}
