import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container } from '../layout/Container'
import type { PageText } from '../text/PageText'
import { above, colours, space } from '../theme/tokens'
import { Lead, Title } from './typography'

const Grid = styled(Container)`
  display: grid;
  gap: ${space(6)};
  padding-block: ${space(8)} ${space(7)};
  ${above.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(8)};
    align-items: end;
    padding-block: ${space(9)} ${space(8)};
  }
`

const Opening = styled(Lead)`
  color: ${colours.inkSoft};
`

/** A page's heading, which takes the focus after navigation, and its first paragraph. */
export function PageIntro({
  text,
  italic,
  children,
}: {
  text: Pick<PageText, 'heading' | 'opening'>
  /** The heading's second part. */
  italic?: string
  children?: ReactNode
}) {
  return (
    <Grid>
      <Title tabIndex={-1}>
        {text.heading}
        {italic !== undefined && (
          <>
            {' '}
            <em>{italic}</em>
          </>
        )}
      </Title>
      <div>
        <Opening>{text.opening}</Opening>
        {children}
      </div>
    </Grid>
  )
}
