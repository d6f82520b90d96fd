import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { colours, sectionSpace } from '../theme/tokens'

const tones = {
  paper: css``,
  sand: css`
    background: ${colours.sand};
  `,
  espresso: css`
    background: ${colours.espresso};
    color: ${colours.paper};
    a {
      color: ${colours.gold};
    }
    :focus-visible {
      outline-color: ${colours.gold};
    }
  `,
}

const Band = styled('section', {
  shouldForwardProp: (name) => name !== 'tone',
})<{ tone: keyof typeof tones }>(
  css`
    padding-block: ${sectionSpace};
  `,
  ({ tone }) => tones[tone],
)

/** A band of the page; what is in it stands in a `Container`. */
export function Section({
  tone = 'paper',
  ...props
}: ComponentProps<'section'> & { tone?: keyof typeof tones }) {
  return <Band {...props} tone={tone} data-tone={tone} />
}
