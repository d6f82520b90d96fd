import styled from '@emotion/styled'
import { Bleed } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { LargeFigure, Lead, NarrowTitle, Small, Subheading } from '../../components/typography'
import { Words } from '../../components/Words'
import { usePageState } from '../../pageState'
import { laboratory as picture } from '../../text/pictures/laboratory'
import { above, below, colours, gutter, pageEdge, space } from '../../theme/tokens'
import type { it } from './text.it'

const Band = styled.div`
  background: ${colours.espresso};
  color: ${colours.paper};
`

/** The picture bleeds off the right edge, on a phone off both. */
const Grid = styled(Bleed)`
  padding-block: ${space(6)};
  ${above.laptop} {
    grid-template-rows: auto 1fr auto;
    padding-block: 0;
  }
`

const PageTitle = styled(NarrowTitle)`
  position: relative;
  z-index: 1;
  ${above.laptop} {
    grid-area: 1 / 1 / 2 / -1;
    padding-top: clamp(2rem, 8vh, 5rem);
  }
`

const BeforeYear = styled.span`
  ${above.laptop} {
    display: block;
    width: calc((100% + ${gutter}) * 5 / 12);
  }
`

/** The year begins on the dark band and ends over the picture, in a tone of its own on each. */
const Year = styled(LargeFigure)`
  margin-bottom: -0.42em;
  background: linear-gradient(${colours.gold} 0.53em, ${colours.paper} 0.53em);
  background-clip: text;
  color: transparent;
  font-size: clamp(7rem, 36vw, 16rem);
  pointer-events: none;
  ${above.laptop} {
    margin-block: ${space(4)} 0;
    /* The picture begins after five of the twelve columns. */
    background-image: linear-gradient(
      to right,
      ${colours.gold} calc((100% + ${gutter}) * 5 / 12),
      ${colours.paper} 0
    );
    /* Its last figure ends before the hair. */
    font-size: min(21.6vw, 11.4vw + 10rem);
    text-indent: -0.045em;
  }
`

const Room = styled.section`
  display: contents;
  img {
    height: 100%;
  }
  ${below.laptop} {
    img {
      aspect-ratio: 8 / 9;
      object-position: top;
    }
  }
  ${below.tablet} {
    img {
      width: calc(100% + 2 * ${pageEdge});
      margin-inline: calc(-1 * ${pageEdge});
    }
  }
  ${above.laptop} {
    img {
      grid-area: 1 / 6 / -1 / -1;
      /* As high as the words beside it. */
      height: 0;
      min-height: max(100%, 44rem);
    }
  }
`

const About = styled(Lead)`
  margin-top: ${space(5)};
  ${above.laptop} {
    grid-area: 2 / 1 / 3 / 6;
    align-self: end;
    padding-right: ${gutter};
  }
`

/** What the picture shows: its heading beside its words. */
const Card = styled.div`
  /* Where all is one column, the page's first words come before it. */
  order: 1;
  margin-top: ${space(5)};
  padding-top: ${space(4)};
  border-top: 1px solid ${colours.hairlineDark};
  h2 {
    color: ${colours.gold};
  }
  p {
    margin-top: ${space(1)};
    color: inherit;
  }
  ${above.laptop} {
    grid-area: 3 / 1 / 4 / 6;
    margin: ${space(5)} ${gutter} ${space(6)} 0;
  }
`

/** The page's heading. Its last word, the year that the workroom opened, runs into the picture. */
export function AboutOpening({
  text: { heading, opening, laboratory },
}: {
  text: Pick<typeof it, 'heading' | 'opening' | 'laboratory'>
}) {
  const { since } = usePageState().shop
  return (
    <Band data-tone="espresso">
      <Grid $side="right">
        <PageTitle tabIndex={-1}>
          <BeforeYear>{heading.slice(0, heading.lastIndexOf(' ') + 1)}</BeforeYear>
          <Year>{since}</Year>
        </PageTitle>
        <Room aria-labelledby="laboratory">
          <Picture picture={picture} sizes="(min-width: 64rem) 58vw, 100vw" priority />
          <Card>
            <Subheading as="h2" id="laboratory">
              {laboratory.title}
            </Subheading>
            <Small>{laboratory.body}</Small>
          </Card>
        </Room>
        <About>
          <Words>{opening}</Words>
        </About>
      </Grid>
    </Band>
  )
}
