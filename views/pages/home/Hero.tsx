import styled from '@emotion/styled'
import { categoryPages } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { ButtonLink } from '../../components/Button'
import { Bleed } from '../../components/Container'
import { Icon } from '../../components/Icon'
import { Picture } from '../../components/Picture'
import { Lead, Title } from '../../components/typography'
import { Words } from '../../components/Words'
import { PageLink } from '../../navigation/PageLink'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { hero } from '../../text/pictures/house'
import { siteText } from '../../text/site'
import { above, below, colours, fonts, headerHeight, pageEdge, space } from '../../theme/tokens'
import type { it } from './text.it'

/** The picture bleeds off the right edge; the headline's second line hangs into it. */
const Grid = styled(Bleed)`
  row-gap: ${space(4)};
  ${above.tablet} {
    row-gap: ${space(5)};
    padding-top: ${space(5)};
  }
  ${above.laptop} {
    grid-template-rows: auto 1fr;
    row-gap: ${space(7)};
    padding-top: 0;
  }
`

const Headline = styled(Title)`
  ${below.tablet} {
    font-size: clamp(2.5rem, 12vw, 3.25rem);
  }
  ${above.laptop} {
    z-index: 1;
    grid-area: 1 / 1 / 2 / 10;
    align-self: end;
    /* Its first line ends before the hair. */
    font-size: clamp(3rem, 1.2rem + 3.9vw, 5.25rem);
    padding-top: clamp(2.5rem, 6vh, 7rem);
    em {
      padding-left: 0.6em;
      font-size: 1em;
      line-height: inherit;
    }
  }
`

const Frame = styled.div`
  margin-inline: calc(-1 * ${pageEdge});
  img {
    aspect-ratio: 3 / 2;
  }
  ${below.tablet} {
    order: -1;
    img {
      /* What is below it ends with the first screen. */
      height: clamp(14rem, 100svh - 24rem, 30rem);
      aspect-ratio: auto;
    }
  }
  ${above.tablet} {
    margin-inline: 0;
  }
  ${above.laptop} {
    grid-area: 1 / 6 / 3 / 13;
    img {
      /* Our own wall runs out into the page by itself; a photograph’s edge cuts no headline. */
      mask-image: linear-gradient(to right, transparent 4%, #000 34%);
      height: min(46rem, calc(100vh - ${headerHeight}));
      min-height: 34rem;
      aspect-ratio: auto;
    }
  }
`

const Beside = styled.div`
  display: grid;
  gap: ${space(5)};
  align-content: start;
  ${above.laptop} {
    gap: ${space(6)};
    grid-area: 2 / 1 / 3 / 6;
    padding-bottom: ${space(7)};
  }
`

const Ask = styled(ButtonLink)`
  justify-self: start;
`

const Ways = styled.ul`
  border-top: 1px solid ${colours.ink};
`

const Way = styled(PageLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 3.5rem;
  padding-block: ${space(3)};
  border-bottom: 1px solid ${colours.hairline};
  color: ${colours.ink};
  font-family: ${fonts.display};
  font-size: clamp(1.25rem, 6.3vw, 1.75rem);
  line-height: 1.15;
  text-decoration: none;
  svg {
    color: ${colours.bronze};
    transition: transform 0.2s;
  }
  &:hover svg {
    transform: translateX(6px);
  }
`

/** The lines that most visitors come for. */
const ways = ['tape-in-kit', 'keratin-tips', 'protesi-donna', 'protesi-uomo'] as const

export function Hero({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const { requestQuote } = useText(siteText)
  return (
    <Grid $side="right">
      <Headline tabIndex={-1}>
        {text.hero.roman} <em>{text.hero.italic}</em>
      </Headline>
      <Frame>
        <Picture
          picture={hero}
          sizes="(min-width: 64rem) 58vw, max(100vw, 80vh - 19.2rem)"
          priority
        />
      </Frame>
      <Beside>
        <Lead>
          <Words>{text.opening}</Words>
        </Lead>
        <Ask page="contacts">{requestQuote}</Ask>
        <Ways>
          {ways.map((line) => (
            <li key={line}>
              <Way page={categoryPages[line]}>
                <span>
                  <Words>{categoryLabels[line][language]}</Words>
                </span>
                <Icon name="arrow" />
              </Way>
            </li>
          ))}
        </Ways>
      </Beside>
    </Grid>
  )
}
