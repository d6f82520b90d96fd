import styled from '@emotion/styled'
import { Container } from '../components/Container'
import { above, sectionSpaces, space } from '../theme/tokens'

/**
 * What a line's page begins with: breadcrumbs, title, first paragraph and buttons in one block, the
 * picture in another. A line may place them in its own way, by a styled one of these.
 */
export const LineOpening = styled(Container)`
  padding-block: ${space(4)} ${sectionSpaces.part};
  ${above.laptop} {
    padding-top: ${space(5)};
  }
  img {
    width: 100%;
  }
`
