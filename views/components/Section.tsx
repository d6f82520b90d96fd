import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { colours, sectionSpaces } from '../theme/tokens'

const tones = {
  paper: null,
  sand: css`
    background: ${colours.sand};
  `,
  espresso: css`
    background: ${colours.espresso};
    color: ${colours.paper};
    a {
      color: ${colours.gold};
    }
    & :focus-visible {
      outline-color: ${colours.gold};
    }
  `,
}

type Tone = keyof typeof tones
type Space = keyof typeof sectionSpaces

/**
 * Between two bands of one ground there is only the space above the second. Where the ground
 * changes each band has its space on both sides, and never less than `part`.
 */
const Band = styled.section<{ $tone: Tone; $space: Space }>(
  ({ $tone: tone, $space: space }) => css`
    padding-block: ${sectionSpaces[space === 'near' ? 'part' : space]};
    &:has(+ section[data-tone='${tone}']) {
      padding-bottom: 0;
    }
    ${
      space === 'near' &&
      `section[data-tone='${tone}'] + & {
        padding-top: ${sectionSpaces.near};
      }`
    }
  `,
  ({ $tone }) => tones[$tone],
)

export interface SectionLook {
  tone?: Tone
  /** The distance from the section before. */
  space?: Space
}

/** A section that is called by its heading. */
export interface HeadedSection extends SectionLook {
  /** The heading's. */
  id: string
  heading: string
  children: ReactNode
}

/** A band of the page; its content is in a `Container`. */
export function Section({
  tone = 'paper',
  space = 'part',
  ...props
}: ComponentProps<'section'> & SectionLook) {
  return <Band {...props} $tone={tone} $space={space} data-tone={tone} />
}
