import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { colours } from '../theme/tokens'

const breathe = keyframes`
  50% { opacity: 0.5; }
`

/** The place of a product that is on its way. */
export const Skeleton = styled.div`
  aspect-ratio: 4 / 5;
  background: ${colours.sand};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/** Placeholders in a grid; a screen reader hears the label once. */
export function Skeletons({ count, label }: { count: number; label: string }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <li key={index} data-skeleton>
      <Skeleton {...(index === 0 ? { role: 'status', 'aria-label': label } : undefined)} />
    </li>
  ))
}
