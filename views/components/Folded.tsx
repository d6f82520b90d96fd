import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { colours, space } from '../theme/tokens'
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
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary svg {
    color: ${colours.bronze};
    font-size: 1.125rem;
  }
  > summary > :first-child {
    font-size: 1.75rem;
    line-height: 1.2;
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
 * @param level of its heading
 */
export function Folded({
  heading,
  level: Level = 'h2',
  children,
  ...props
}: ComponentProps<'details'> & { heading: string; level?: 'h2' | 'h3' }) {
  return (
    <Part {...props}>
      <summary>
        <Level>{heading}</Level>
        <Icon name="plus" />
      </summary>
      <Inside>{children}</Inside>
    </Part>
  )
}
