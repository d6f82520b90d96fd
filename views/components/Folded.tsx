import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { colours, fonts, space } from '../theme/tokens'
import { Icon } from './Icon'

const Part = styled.details`
  border-top: 1px solid ${colours.hairline};
  > summary {
    display: flex;
    gap: ${space(4)};
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    /* Air around a heading of two lines. */
    padding-block: ${space(2)};
    list-style: none;
    font-family: ${fonts.display};
    font-size: 1.75rem;
    line-height: 1.2;
    text-wrap: balance;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary svg {
    color: ${colours.bronze};
    font-size: 1.125rem;
  }
  &[open] > summary svg {
    transform: rotate(45deg);
  }
`

const Inside = styled.div`
  padding-block: ${space(3)} ${space(5)};
`

/**
 * A part of the page that is there for who opens it, with or without a script.
 * @param id lets Back open it again
 */
export function Folded({
  heading,
  children,
  ...props
}: ComponentProps<'details'> & { heading: string }) {
  return (
    <Part {...props}>
      <summary>
        {heading}
        <Icon name="plus" />
      </summary>
      <Inside>{children}</Inside>
    </Part>
  )
}
