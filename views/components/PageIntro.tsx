import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { PageText } from '../text/PageText'
import { above, space } from '../theme/tokens'
import { Container, WideColumns } from './Container'
import { Introduction, Title } from './typography'
import { Words } from './Words'

const IntroContainer = styled(Container)`
  padding-block: ${space(7)};
  ${above.laptop} {
    padding-top: ${space(8)};
  }
`

/** Level with the heading's capitals. At the bottom, a heading of one more line would move it. */
const LevelIntroduction = styled(Introduction)`
  ${above.laptop} {
    padding-top: ${space(3)};
  }
`

/**
 * A page's heading, which takes the focus after navigation, and its first paragraph, where it has
 * one.
 */
export function PageIntro({
  text,
  children,
}: {
  text: Pick<PageText, 'heading' | 'opening'>
  children?: ReactNode
}) {
  return (
    <IntroContainer>
      <WideColumns>
        <Title tabIndex={-1}>{text.heading}</Title>
        <div>
          {text.opening && (
            <LevelIntroduction>
              <Words>{text.opening}</Words>
            </LevelIntroduction>
          )}
          {children}
        </div>
      </WideColumns>
    </IntroContainer>
  )
}
