import styled from '@emotion/styled'
import { LineOpening } from '../../sections/LineOpening'
import { colours, sectionSpaces } from '../../theme/tokens'

/** On the quiet band's ground, which reaches both edges of the window. */
export const QuietOpening = styled(LineOpening)`
  margin-bottom: ${sectionSpaces.part};
  border-image: linear-gradient(${colours.sand}, ${colours.sand}) fill 0 / 0 / 0 100vmax;
`
