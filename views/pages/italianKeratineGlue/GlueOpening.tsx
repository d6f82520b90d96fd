import styled from '@emotion/styled'
import { lineFigures } from '../../../src/shared/lineFigures'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { Label, LargeFigure } from '../../components/typography'
import { LineWords } from '../../sections/LineOpening'
import { rangeOf } from '../../text/figures'
import { glueMacro } from '../../text/pictures/house'
import { above, below, colours, space } from '../../theme/tokens'
import type { it } from './text.it'

const line = 'italian-keratine-glue'

/** The picture has the band's own ground. From tablet on the drop hangs right of the words. */
const Band = styled(Section)`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding-top: ${space(4)};
  /* The drop comes first on a phone. */
  ${below.tablet} {
    display: flex;
    flex-direction: column;
    padding-top: 0;
    img {
      order: -1;
      margin-bottom: ${space(4)};
    }
  }
  img {
    height: 100%;
    ${below.tablet} {
      aspect-ratio: 3 / 2;
    }
    ${above.tablet} {
      position: absolute;
      z-index: -1;
      inset: 0 0 0 auto;
      width: 50%;
      mask-image: linear-gradient(to right, transparent, #000 50%), linear-gradient(#000 80%, transparent);
      mask-composite: intersect;
    }
  }
  ${above.laptop} {
    padding-top: ${space(5)};
  }
`

const GlueWords = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  p {
    color: inherit;
  }
  ${above.tablet} {
    > :not(nav) {
      max-width: 64%;
    }
  }
`

/** As wide as it needs to be: it reaches as far as the drop. */
const Figure = styled(Container)`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(7)} ${space(5)};
  color: ${colours.gold};
  ${above.tablet} {
    padding-bottom: 0;
  }
`

/** All that the glue's page begins with, and its one figure, before a drop of it. */
export function GlueOpening({ text }: { text: typeof it }) {
  return (
    <Band tone="espresso" space="near">
      <GlueWords>
        <LineWords line={line} text={text} />
      </GlueWords>
      <Figure>
        <Label>{text.signature.label}</Label>
        <LargeFigure>{rangeOf(lineFigures[line].meltsC, '°C')}</LargeFigure>
      </Figure>
      {/* It covers half the window, as wide as the words beside it make it high. */}
      <Picture picture={glueMacro} sizes="(min-width: 40rem) max(50vw, 40rem), 100vw" priority />
    </Band>
  )
}
