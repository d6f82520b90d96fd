import styled from '@emotion/styled'
import { lineFigures } from '../../../src/shared/lineFigures'
import { glueMacro } from '../../../src/shared/pictures/house'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { LargeFigure } from '../../components/Signature'
import { Label } from '../../components/typography'
import { rangeOf } from '../../text/figures'
import { above, colours, space } from '../../theme/tokens'

/** The picture fills the band; its ground is the band's own, and the drop hangs to the right. */
const Band = styled(Section)`
  position: relative;
  padding-block: ${space(7)} 0;
  overflow: hidden;
  color: ${colours.gold};
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  ${above.laptop} {
    height: 40rem;
    padding-block: 0;
    img {
      position: absolute;
      right: 0;
      bottom: 0;
      width: 50%;
      height: 100%;
      aspect-ratio: auto;
      mask-image: linear-gradient(to right, transparent, #000 50%);
    }
  }
`

const Words = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(5)};
  ${above.laptop} {
    align-content: end;
    height: 100%;
    margin-bottom: 0;
    padding-bottom: ${space(8)};
  }
`

/** The glue's one figure, before a drop of it. */
export function MeltBand({ text }: { text: { label: string } }) {
  return (
    <Band tone="espresso">
      <Words>
        <Label>{text.label}</Label>
        <LargeFigure>{rangeOf(lineFigures['italian-keratine-glue'].meltsC, '°C')}</LargeFigure>
      </Words>
      <Picture picture={glueMacro} sizes="(min-width: 64rem) 50vw, 100vw" />
    </Band>
  )
}
