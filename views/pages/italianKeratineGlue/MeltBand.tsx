import styled from '@emotion/styled'
import { lineFigures } from '../../../src/shared/lineFigures'
import { glueMacro } from '../../../src/shared/pictures/house'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { LargeFigure } from '../../components/Signature'
import { SpecSheet } from '../../components/SpecSheet'
import { Label, Subheading } from '../../components/typography'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { rangeOf } from '../../text/figures'
import { above, colours, space } from '../../theme/tokens'

/**
 * The picture fills the band beside the figures; its ground is the band's own, and the drop hangs
 * to the right.
 */
const Band = styled(Section)`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  ${above.laptop} {
    img {
      position: absolute;
      z-index: -1;
      right: 0;
      bottom: 0;
      width: 50%;
      height: 100%;
      aspect-ratio: auto;
      mask-image: linear-gradient(to right, transparent, #000 50%);
    }
  }
`

const Figure = styled(Container)`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(5)};
  color: ${colours.gold};
`

const Sheet = styled.div`
  h2 {
    padding-block: ${space(6)} ${space(4)};
  }
  h2,
  dt {
    color: ${colours.gold};
  }
  dl,
  dl > div {
    border-color: ${colours.hairlineDark};
  }
  ${above.laptop} {
    width: 50%;
    padding-right: ${space(6)};
  }
`

/** The glue's one figure, before a drop of it, and the others below. */
export function MeltBand({
  label,
  heading,
  rows,
}: CategoryPageText['specifications'] & { label: string }) {
  return (
    <Band tone="espresso" aria-labelledby="specifications">
      <Figure>
        <Label>{label}</Label>
        <LargeFigure>{rangeOf(lineFigures['italian-keratine-glue'].meltsC, '°C')}</LargeFigure>
      </Figure>
      {/* Higher than its frame is wide, it is shown a little larger than half the window. */}
      <Picture picture={glueMacro} sizes="(min-width: 64rem) 55vw, 100vw" />
      <Container>
        <Sheet>
          <Subheading as="h2" id="specifications">
            {heading}
          </Subheading>
          <SpecSheet rows={rows} />
        </Sheet>
      </Container>
    </Band>
  )
}
