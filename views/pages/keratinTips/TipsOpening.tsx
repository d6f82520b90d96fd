import styled from '@emotion/styled'
import { Picture } from '../../components/Picture'
import { LineWords, OpeningGrid } from '../../sections/LineOpening'
import { keratinTips } from '../../text/pictures/keratinTips'
import { above, below, gutter, pageEdge, space } from '../../theme/tokens'
import type { it } from './text.it'

/** As wide as eight of the twelve columns. */
const eight = `calc((100% - 11 * ${gutter}) * 8 / 12 + 7 * ${gutter})`

/** All words have cells: the picture is below the title on a phone, above it on wide screens. */
const Grid = styled(OpeningGrid)`
  ${above.laptop} {
    grid-template: 'way way' 'picture picture' 'title ways' 'words ways' 1fr / ${eight} minmax(0, 1fr);
    row-gap: ${space(5)};
  }
`

const Tips = styled.div`
  grid-area: picture;
  ${below.tablet} {
    margin-inline: calc(-1 * ${pageEdge});
  }
  img {
    aspect-ratio: 3 / 2;
    /* The tips hang in the picture's upper third. */
    object-position: 50% 17%;
    ${above.laptop} {
      aspect-ratio: 4;
    }
  }
`

export function TipsOpening({ text }: { text: typeof it }) {
  return (
    <Grid data-tone="paper">
      <LineWords line="keratin-tips" text={text} />
      <Tips>
        <Picture
          picture={keratinTips[0]}
          sizes="(min-width: 80rem) min(100vw - 9rem, 81rem), (min-width: 64rem) calc(100vw - 4rem), (min-width: 40rem) calc(50vw - 2.75rem), 100vw"
          priority
        />
      </Tips>
    </Grid>
  )
}
