import styled from '@emotion/styled'
import { type Category, isTriedOn } from '../../src/shared/categories'
import { contactQuery, lineQuery } from '../../src/shared/contactLinks'
import type { PictureEntry } from '../../src/shared/pictures'
import { ArrowLink } from '../components/ArrowLink'
import { Container } from '../components/Container'
import { Picture } from '../components/Picture'
import { Introduction, Title } from '../components/typography'
import { Words } from '../components/Words'
import { useLanguage, useText } from '../text/LanguageProvider'
import type { LinePageText } from '../text/LinePageText'
import { siteText } from '../text/site'
import { above, below, gutter, onTablet, pageEdge, space } from '../theme/tokens'
import { AskForLine } from './AskForLine'
import { Breadcrumbs } from './Breadcrumbs'

const Ways = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  justify-items: start;
  grid-area: ways;
`

/** What trade buyers ask for first: the price list and the rules. */
const Trade = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
`

/** The words that open a line's page: breadcrumbs, title, first paragraph and the ways to ask. */
export function LineWords({ line, text }: { line: Category; text: LinePageText }) {
  const { language } = useLanguage()
  const { requestQuote } = useText(siteText)
  return (
    <>
      <Breadcrumbs line={line} />
      <Title tabIndex={-1}>
        <Words>{text.heading}</Words>{' '}
        <em>
          <Words>{text.headingItalic}</Words>
        </em>
      </Title>
      <Introduction>
        <Words>{text.opening}</Words>
      </Introduction>
      <Ways>
        <AskForLine line={line} whatsapp={text.action.whatsapp} />
        {isTriedOn(line) ? (
          <ArrowLink page="contacts" suffix={lineQuery(line, language)}>
            {requestQuote}
          </ArrowLink>
        ) : (
          <Trade>
            <ArrowLink page="contacts" suffix={contactQuery('priceList', line, language)}>
              {text.trade?.list}
            </ArrowLink>
            <ArrowLink page="contacts" suffix="#trade">
              {text.trade?.rules}
            </ArrowLink>
          </Trade>
        )}
      </Ways>
    </>
  )
}

/**
 * The grid that a line's page opens with. On a phone the picture is below the title; so it is on a
 * tablet, beside paragraph and buttons; from laptop on the words have seven parts of twelve.
 */
export const OpeningGrid = styled(Container)`
  position: relative;
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(4)} ${space(6)};
  ${below.tablet} {
    grid-template-areas: 'way' 'title' 'picture' 'words' 'ways';
    grid-template-columns: minmax(0, 1fr);
  }
  ${onTablet} {
    grid-template: 'way way' 'title title' 'words picture' 'ways picture' 1fr / 1fr 1fr;
  }
  ${above.laptop} {
    grid-template-columns: 7fr 5fr;
    padding-top: ${space(5)};
  }
  nav {
    grid-area: way;
  }
  h1 {
    grid-area: title;
  }
  p {
    grid-area: words;
  }
`

/** Who needs a wig sees at once whom to speak to: even on a low phone the picture leaves room. */
const WaysInSight = styled(OpeningGrid)`
  ${below.tablet} {
    row-gap: ${space(3)};
    h1 {
      margin-bottom: ${space(3)};
    }
    && img {
      height: max(24svh, 100svh - 32.25rem);
    }
  }
`

/** From laptop on breadcrumbs are at the opening's top, the other words at its end. */
export const OpeningWords = styled.div`
  display: contents;
  ${above.laptop} {
    display: flex;
    flex-direction: column;
    gap: ${space(5)};
    min-height: 36rem;
    padding-right: ${gutter};
    h1 {
      margin: auto -${gutter} 0 0;
    }
  }
`

/** To the window's right edge and up to the header; on a phone across the screen. */
const Beside = styled.div<{ $isLow: boolean }>`
  grid-area: picture;
  img {
    object-position: 50% ${({ $isLow }) => ($isLow ? 55 : 14)}%;
  }
  ${below.tablet} {
    margin-inline: calc(-1 * ${pageEdge});
    img {
      aspect-ratio: 3 / 2;
    }
  }
  ${above.laptop} {
    grid-area: auto;
    position: absolute;
    inset: 0 calc(50% - 50vw) 0 58.5%;
    img {
      height: 100%;
    }
  }
`

/** Lines whose subject is not in the upper half of their picture. */
const low: readonly Category[] = ['protesi-uomo', 'tape-adhesivi']

export function LineOpening({
  line,
  text,
  picture,
}: {
  line: Category
  text: LinePageText
  picture: PictureEntry
}) {
  const Grid = isTriedOn(line) ? WaysInSight : OpeningGrid
  return (
    <Grid data-tone="paper">
      <OpeningWords>
        <LineWords line={line} text={text} />
      </OpeningWords>
      <Beside $isLow={low.includes(line)}>
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 42vw, (min-width: 40rem) calc(50vw - 2.75rem), 100vw"
          priority
        />
      </Beside>
    </Grid>
  )
}
