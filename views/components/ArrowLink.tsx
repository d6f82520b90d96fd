import styled from '@emotion/styled'
import { PageLink, type PageLinkProps } from '../navigation/PageLink'
import { plainControl } from '../theme/plainControl'
import { sizes, space } from '../theme/tokens'
import { Icon } from './Icon'

const Anchor = styled(PageLink)`
  ${plainControl}
  gap: ${space(3)};
  font-size: ${sizes.small};
  font-weight: 500;
  letter-spacing: 0.04em;
  text-decoration: none;
  svg {
    transition: transform 0.2s;
  }
  &:hover svg {
    transform: translateX(4px);
  }
`

/** A link to a further page: words and an arrow. */
export function ArrowLink({ children, ...props }: PageLinkProps) {
  return (
    <Anchor {...props}>
      <span>{children}</span>
      <Icon name="arrow" />
    </Anchor>
  )
}
