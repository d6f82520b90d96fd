import styled from '@emotion/styled'
import type { Category } from '../../../src/shared/categories'
import { productInShade } from '../../../src/shared/onRequest'
import { thumbnailWidth } from '../../../src/shared/pictures'
import { shadeName, shades } from '../../../src/shared/shades'
import { Picture } from '../../components/Picture'
import { Strip } from '../../components/Strip'
import { Small } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { useProductsOf } from '../../data/products'
import { AddToQuote } from '../../quote/AddToQuote'
import { useLanguage } from '../../text/LanguageProvider'
import type * as lines from '../../text/lines.it'
import { shadeChart, shadePicture } from '../../text/pictures/shadePictures'
import { above, colours, sizes, space, target } from '../../theme/tokens'
import { useLightbox } from '../gallery/useLightbox'

const Chart = styled(Strip)`
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  li {
    position: relative;
  }
  ${above.desktop} {
    grid-auto-columns: minmax(min-content, 1fr);
  }
`

const Swatch = styled.button`
  width: 100%;
  font-size: ${sizes.label};
  line-height: 1.3;
  text-align: start;
  cursor: zoom-in;
  img {
    margin-bottom: ${space(2)};
    background: ${colours.sand};
  }
`

/** A sign in the picture's upper corner. */
const Add = styled(AddToQuote)`
  position: absolute;
  top: 0;
  right: 0;
  justify-content: end;
  align-items: start;
  width: ${target};
  min-width: 0;
  padding: ${space(1)};
  svg {
    padding: 0.1875rem;
    border-radius: 50%;
    background: ${colours.paper};
    font-size: 1rem;
  }
`

/**
 * The house's shades in a strip, as tresses that are laid and lit alike; each opens in the
 * lightbox, and adds itself: the line's product of that shade, or the shade on request.
 */
export function ShadeChart({ line, text }: { line: Category; text: typeof lines.shadeChart }) {
  const { language } = useLanguage()
  const { data = [] } = useProductsOf(line)
  const { list, open, lightbox } = useLightbox(shadeChart, line)
  return (
    <WideSection id="shades" heading={text.heading}>
      <Chart ref={list} $column="minmax(5.5rem, 1fr)">
        {shades.map((shade, index) => (
          <li key={shade}>
            <Swatch type="button" aria-haspopup="dialog" onClick={() => open(index)}>
              <Picture
                picture={shadePicture(shade)}
                sizes="(min-width: 80rem) min(6.25vw - 1.03rem, 4.6rem), 5.5rem"
                widths={[thumbnailWidth]}
                alt=""
              />
              <span>{shadeName(shade, language)}</span>
            </Swatch>
            <Add product={productInShade(data, line, shade)} sign={shadeName(shade, language)} />
          </li>
        ))}
      </Chart>
      <Small>{text.note}</Small>
      {lightbox}
    </WideSection>
  )
}
