import styled from '@emotion/styled'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { LineWords } from '../../sections/LineOpening'
import { weftHero } from '../../text/pictures/weftHero'
import { above, below, colours, space } from '../../theme/tokens'
import type { it } from './text.it'

const veil = (percent: number) => `color-mix(in srgb, ${colours.espresso} ${percent}%, transparent)`

const Frame = styled(Section)`
  position: relative;
  display: flex;
  min-height: 600px;
  padding-block: ${space(4)} ${space(6)};
  overflow: hidden;
  img {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  /* The seam is seen above the words, however many they are. */
  ${below.laptop} {
    img {
      top: -60px;
      height: 560px;
    }
    nav {
      margin-bottom: 9rem;
    }
  }
  /* Darkens the picture behind the words; below laptop behind the breadcrumbs only. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(${veil(70)} 2.5rem, ${veil(28)} 6rem, transparent 9rem);
  }
  ${above.laptop} {
    padding-block: ${space(5)} ${space(7)};
    &::after {
      background: linear-gradient(to right, ${veil(70)}, ${veil(64)} 46%, transparent 70%);
    }
  }
`

const HeroWords = styled(Container)`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  color: ${colours.paper};
  h1 {
    position: relative;
    margin-top: auto;
    /* Darkens the picture from the words' upper edge down, and leaves the seam bright. */
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -3rem -100vw -100rem;
      background: linear-gradient(transparent, ${veil(80)} 4rem, ${colours.espresso} 18rem);
    }
    ${above.laptop} {
      max-width: 60%;
      &::before {
        content: none;
      }
    }
  }
  p {
    max-width: 34rem;
    color: inherit;
  }
`

/** The picture that opens the weft's page, at least 600 px high, with the opening words in it. */
export function WeftHero({ text }: { text: typeof it }) {
  return (
    <Frame tone="espresso">
      {/* On a phone it is 900 px wide, most of it beside the screen and under the shade: two thirds
          of that sharpness do. */}
      <Picture picture={weftHero} sizes="max(100vw, 600px)" priority />
      <HeroWords>
        <LineWords line="weft-machine-sewn" text={text} />
      </HeroWords>
    </Frame>
  )
}
