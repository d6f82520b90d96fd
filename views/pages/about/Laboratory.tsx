import styled from '@emotion/styled'
import { laboratory as picture } from '../../../src/shared/pictures/house'
import { Columns, Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { LargeFigure } from '../../components/Signature'
import { Heading, Lead, Small, Stack } from '../../components/typography'
import { usePageState } from '../../pageState'
import { useText } from '../../text/LanguageProvider'
import { roomNote } from '../../text/pictureNote'
import { above, colours, gutter, space } from '../../theme/tokens'
import type { it } from './text.it'

const Row = styled(Columns)`
  position: relative;
  img {
    width: 100%;
  }
  ${above.laptop} {
    > * {
      grid-row: 1;
    }
  }
`

const Words = styled(Stack)`
  ${above.laptop} {
    align-self: end;
    padding-right: ${space(6)};
  }
`

/** Legible on the dark band. */
const Note = styled(Small)`
  color: inherit;
`

/** The year begins on the dark band and ends over the picture; its gold is legible on both. */
const Year = styled(LargeFigure)`
  position: relative;
  z-index: 1;
  margin-bottom: -0.42em;
  background: linear-gradient(${colours.gold} 0.53em, ${colours.espresso} 0.53em);
  background-clip: text;
  color: transparent;
  font-size: clamp(7rem, 36vw, 16rem);
  pointer-events: none;
  ${above.laptop} {
    position: absolute;
    inset: ${space(6)} 0 auto;
    /* In higher lines too it stays above the words. */
    display: grid;
    align-content: center;
    height: 0.95em;
    margin: 0;
    /* The picture begins after five of the twelve columns. */
    background-image: linear-gradient(
      to right,
      ${colours.gold} calc((100% + ${gutter}) * 5 / 12),
      ${colours.espresso} 0
    );
    font-size: clamp(12rem, 24vw, 25rem);
  }
`

/** The workroom's picture, the year that it opened running into it. */
export function Laboratory({ laboratory }: Pick<typeof it, 'laboratory'>) {
  const { shop } = usePageState()
  const note = useText(roomNote)
  return (
    <Section tone="espresso" aria-labelledby="laboratory">
      <Container>
        <Row>
          <Words>
            <Heading id="laboratory">{laboratory.title}</Heading>
            <Lead>{laboratory.body}</Lead>
            {!shop.photographs.includes(picture.name) && <Note>{note}</Note>}
          </Words>
          <div>
            <Year>{shop.since}</Year>
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) min(58.4vw - 3.7rem, 48.5rem), calc(100vw - 3rem)"
            />
          </div>
        </Row>
      </Container>
    </Section>
  )
}
