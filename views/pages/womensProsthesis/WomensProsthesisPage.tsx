import styled from '@emotion/styled'
import { linePath } from '../../../src/shared/apiPaths'
import { salon } from '../../../src/shared/pictures/house'
import { womensProsthesis } from '../../../src/shared/pictures/womensProsthesis'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Small } from '../../components/typography'
import { Appointment } from '../../sections/Appointment'
import { CategoryPage } from '../../sections/CategoryPage'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'
import { BeforeChemotherapy } from './BeforeChemotherapy'
import { Measuring } from './Measuring'
import { OnThisPage } from './OnThisPage'
import { QuietOpening } from './QuietOpening'
import type { it } from './text.it'

/** Where she is received: a rest for the eyes between the answers and the figures. */
const Room = styled.figure`
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    max-height: 36rem;
    object-fit: cover;
  }
  figcaption {
    padding-top: ${space(3)};
  }
`

function WomensProsthesisPage({ text }: { text: typeof it }) {
  return (
    <CategoryPage
      category="protesi-donna"
      text={text}
      pictures={womensProsthesis}
      frame={QuietOpening}
      closesWithVisit
      first={
        <>
          <Appointment category="protesi-donna" text={text.appointment}>
            <OnThisPage text={text.onThisPage} />
          </Appointment>
          <BeforeChemotherapy text={text.beforeChemotherapy} />
          <Room>
            <Picture picture={salon} sizes="100vw" />
            <Container as="figcaption">
              <Small as="span">{text.room}</Small>
            </Container>
          </Room>
        </>
      }
    >
      <Measuring text={text.measuring} />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: WomensProsthesisPage,
  reads: [linePath('protesi-donna')],
}
