import styled from '@emotion/styled'
import { Icon } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { Tip } from '../../components/tip/Tip'
import { colours } from '../../theme/tokens'

const Round = styled(IconButton)`
  border-radius: 50%;
  background: ${colours.espresso};
  font-size: 1.125rem;
  &:hover {
    color: ${colours.gold};
  }
`

export function LightboxControl({
  label,
  icon,
  onClick,
}: {
  label: string
  icon: 'left' | 'right' | 'cross'
  onClick: () => void
}) {
  return (
    <Tip label={label}>
      <Round type="button" aria-label={label} onClick={onClick}>
        <Icon name={icon} />
      </Round>
    </Tip>
  )
}
