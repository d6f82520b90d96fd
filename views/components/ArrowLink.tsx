import styled from '@emotion/styled'
import { PageLink, type PageLinkProps } from '../navigation/PageLink'
import { sizes, space, target } from '../theme/tokens'
import { Icon } from './Icon'

const Anchor = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${target};
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
