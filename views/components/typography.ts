import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { above, below, colours, fonts, measure, sizes, space } from '../theme/tokens'

/** A page's `h1`. Its second part is smaller, and one line from laptop on. */
export const Title = styled.h1`
  font-size: ${sizes.title};
  line-height: 1.02;
  letter-spacing: -0.02em;
  em {
    display: block;
    /* A long letter of the first part would touch a tall one of the second. */
    margin-top: 0.14em;
    font-size: max(1.75rem, 0.68em);
    line-height: 1.2;
  }
`

/** A page's `h1` that shares its row with something else from laptop on. */
export const NarrowTitle = styled(Title)`
  ${above.laptop} {
    font-size: clamp(2.25rem, 3.4vw, 3.25rem);
  }
`

export const Heading = styled.h2`
  font-size: ${sizes.heading};
`

/** A smaller heading, of a section, a part or a fold; on a phone as any section's. */
export const Subheading = styled.h3`
  font-size: 1.75rem;
  ${below.tablet} {
    font-size: ${sizes.heading};
  }
`

/** A small heading in the face of the text: for points, steps and cards. */
export const PointTitle = styled.h3`
  font-family: inherit;
  font-size: 1.125rem;
  font-weight: 600;
  line-height: 1.35;
  letter-spacing: 0;
`

/** A page's one very large figure. */
export const LargeFigure = styled.span`
  display: block;
  font-family: ${fonts.display};
  font-size: ${sizes.figure};
  line-height: 0.95;
  overflow-wrap: anywhere;
  letter-spacing: -0.02em;
  font-feature-settings: 'lnum';
`

/** The number of a part that follows an order. */
export const Numeral = styled.span`
  color: ${colours.bronze};
  font-family: ${fonts.display};
  font-size: 1.75rem;
  font-style: italic;
  font-weight: 400;
  font-feature-settings: 'lnum';
`

export const Lead = styled.p`
  max-width: ${measure};
  font-size: ${sizes.lead};
  line-height: 1.55;
  text-wrap: balance;
`

/** A page's first paragraph. */
export const Introduction = styled(Lead)`
  color: ${colours.inkSoft};
`

export const Body = styled.p`
  max-width: ${measure};
`

export const Small = styled.p`
  max-width: ${measure};
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/** Tracked capitals over a heading or on a badge. */
export const Label = styled.span`
  display: block;
  font-size: ${sizes.label};
  font-weight: 500;
  line-height: 1.4;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

/** A product's name, wherever it is listed. Its lines end at its commas. */
export const ProductName = styled.h3`
  display: block;
  text-wrap: wrap;
  font-family: inherit;
  font-size: ${sizes.small};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: 0;
  span {
    display: inline-block;
  }
`

/** For words that a screen reader says and nobody sees. */
export const spokenOnly = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Spoken = styled.span(spokenOnly)

export const Stack = styled.div`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
`
