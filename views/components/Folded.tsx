import styled from '@emotion/styled'
import type { ComponentProps, MouseEvent } from 'react'
import { colours, space } from '../theme/tokens'
import { Icon } from './Icon'

const Details = styled.details`
  border-top: 1px solid ${colours.hairline};
  &[open] > summary svg {
    transform: rotate(45deg);
  }
`

const Summary = styled.summary`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  padding-block: ${space(3)};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  /* On a phone smaller than the heading of the section that it is in. */
  > :first-child {
    font-size: clamp(1.1875rem, 3vw, 1.75rem);
  }
  svg {
    color: ${colours.bronze};
    font-size: 1.125rem;
    transition: transform 0.25s;
  }
`

const Inside = styled.div`
  padding-block: ${space(1)} ${space(6)};
`

/** Opens or closes a part without moving its heading, though one above it may close at once. */
function toggleInPlace(event: MouseEvent<HTMLElement>): void {
  const summary = event.currentTarget
  const part = summary.parentElement
  if (!(part instanceof HTMLDetailsElement)) return
  event.preventDefault()
  const before = summary.getBoundingClientRect().top
  part.open = !part.open
  const by = summary.getBoundingClientRect().top - before
  window.scrollBy({ top: by, behavior: 'instant' })
}

/**
 * A part of the page that is folded until it is opened, with a script or without.
 * @param id lets Back open it again
 * @param name of parts of which one at a time is open
 * @param level of its heading
 */
export function Folded({
  heading,
  level: Heading = 'h2',
  children,
  ...props
}: ComponentProps<'details'> & { heading: string; level?: 'h2' | 'h3' }) {
  return (
    <Details {...props}>
      <Summary onClick={props.name ? toggleInPlace : undefined}>
        <Heading>{heading}</Heading>
        <Icon name="plus" />
      </Summary>
      <Inside>{children}</Inside>
    </Details>
  )
}
