import styled from '@emotion/styled'
import { Picture } from '../../components/Picture'
import { LineWords, OpeningGrid, OpeningWords } from '../../sections/LineOpening'
import { bulkHumanHair } from '../../text/pictures/bulkHumanHair'
import { above, below, pageEdge, space } from '../../theme/tokens'
import type { it } from './text.it'

const Grid = styled(OpeningGrid)`
  ${below.tablet} {
    grid-template-areas: 'picture' 'way' 'title' 'words' 'ways';
  }
  ${above.laptop} {
    grid-template-columns: 5fr 7fr;
  }
`

const BundleWords = styled(OpeningWords)`
  ${above.laptop} {
    grid-column: 2;
  }
`

/** To the window's left edge and up to the header; on the phone across the screen, first. */
const Bundle = styled.div`
  grid-area: picture;
  ${below.tablet} {
    margin: -${space(4)} calc(-1 * ${pageEdge}) 0;
    img {
      aspect-ratio: 6 / 5;
      /* The tie is near the upper edge. */
      object-position: 50% 8%;
    }
  }
  ${above.laptop} {
    grid-area: auto;
    position: absolute;
    inset: 0 calc(50% + 8.25rem) 0 calc(50% - 50vw);
    img {
      height: 100%;
      object-position: 50% 8%;
    }
  }
`

export function BundleOpening({ text }: { text: typeof it }) {
  return (
    <Grid data-tone="paper">
      <BundleWords>
        <LineWords line="bulk-human-hair" text={text} />
      </BundleWords>
      <Bundle>
        <Picture
          picture={bulkHumanHair[0]}
          sizes="(min-width: 64rem) max(50vw - 8.25rem, 34rem), (min-width: 40rem) calc(50vw - 2.75rem), 100vw"
          priority
        />
      </Bundle>
    </Grid>
  )
}
