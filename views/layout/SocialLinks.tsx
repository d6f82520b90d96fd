import styled from '@emotion/styled'
import { ExternalLink } from '../components/ExternalLink'
import { Icon } from '../components/Icon'
import { iconControl } from '../components/IconButton'
import { Tip } from '../components/tip/Tip'
import { usePageState } from '../pageState'
import { above, colours, space } from '../theme/tokens'

const IconRow = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-left: -${space(3)};
  ${above.tablet} {
    margin-top: ${space(3)};
  }
`

const Anchor = styled(ExternalLink)`
  ${iconControl}
  color: inherit;
  font-size: 1.125rem;
  &:hover {
    color: ${colours.gold};
  }
`

const networks = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
] as const

/** The shop on other sites, where it is there: icons alone, each named in a tip. */
export function SocialLinks() {
  const { shop } = usePageState()
  const shown = networks.filter(([network]) => shop[network])
  if (shown.length === 0) return null
  return (
    <IconRow>
      {shown.map(([network, name]) => (
        <Tip key={network} label={name}>
          <Anchor href={shop[network]} aria-label={name}>
            <Icon name={network} />
          </Anchor>
        </Tip>
      ))}
    </IconRow>
  )
}
