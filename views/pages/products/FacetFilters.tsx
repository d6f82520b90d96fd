import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import type { Facets } from '../../../src/shared/catalogueFilters'
import { thumbnailWidth } from '../../../src/shared/pictures'
import type { ListedProduct } from '../../../src/shared/products'
import { offeredFacets } from '../../../src/shared/selectProducts'
import { shadeName } from '../../../src/shared/shades'
import { Picture } from '../../components/Picture'
import { lengthOf } from '../../text/figures'
import { useLanguage } from '../../text/LanguageProvider'
import { shadePicture } from '../../text/pictures/shadePictures'
import { above, below, colours, pageEdge, sizes, space, target } from '../../theme/tokens'
import { FilterLink, FilterRow } from './FilterRow'
import type { it } from './text.it'
import { useFilters } from './useFilters'

const ChipRow = styled(FilterRow)`
  gap: 0.375rem;
  align-items: center;
  margin-inline: calc(-1 * ${pageEdge});
  padding-inline: ${pageEdge};
  ${above.tablet} {
    margin-inline: -${space(6)};
    padding-inline: ${space(6)};
  }
  ${above.desktop} {
    margin-inline: 0;
    padding-inline: 0;
  }
`

const Chip = styled(FilterLink)`
  gap: 0.375rem;
  min-height: ${target};
  padding-inline: min(0.5625rem, 1.7vw);
  border: 1px solid ${colours.hairline};
  text-underline-offset: 0.4em;
  &:hover {
    border-color: ${colours.border};
  }
  &[aria-current] {
    border-color: ${colours.ink};
  }
`

/** How many of the shades a phone shows before the row is scrolled. */
const onFirstScreen = 5

/** A shade as hair above its name; all sixteen are in one row of a wide screen. */
const ShadeChip = styled(Chip)`
  flex-direction: column;
  gap: ${space(1)};
  align-self: stretch;
  width: 3.75rem;
  min-width: min-content;
  ${below.tablet} {
    /* Half of the fifth says that there are more. */
    width: 4.5rem;
  }
  padding: 0 0 ${space(1)};
  border-color: transparent;
  font-size: ${sizes.label};
  line-height: 1.2;
  text-align: center;
  white-space: normal;
  img {
    height: 2.75rem;
    object-position: 50% 60%;
  }
  /* A line under two lines would cross the second. */
  &[aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
  &[aria-current] img {
    outline: 2px solid ${colours.ink};
    outline-offset: -2px;
  }
`

/** A row of links, beside what they choose where there is room. */
const Named = styled.div`
  margin-top: ${space(2)};
  ${below.tablet} {
    p {
      display: none;
    }
  }
  ${above.tablet} {
    display: grid;
    /* Wider where the reader spaces the letters. */
    grid-template-columns: minmax(4.75rem, max-content) minmax(0, 1fr);
    align-items: center;
    p {
      padding-right: ${space(1)};
      color: ${colours.inkSoft};
      font-size: ${sizes.caption};
    }
  }
`

function Facet({ id, name, ...row }: ComponentProps<typeof FilterRow> & { name: string }) {
  return (
    <Named>
      <p id={id}>{name}</p>
      <ChipRow role="group" aria-labelledby={id} {...row} />
    </Named>
  )
}

/**
 * Shades and lengths that narrow all lines or one: those that the products have, and the chosen.
 * Each is a link to the catalogue with it, the chosen one to the catalogue without.
 */
export function FacetFilters({
  products,
  text,
}: {
  /** Of the line, or all. */
  products: readonly ListedProduct[]
  text: typeof it
}) {
  const { language } = useLanguage()
  const { line, facets, queryFor } = useFilters()
  const { shades, lengths } = offeredFacets(products, facets)
  const chip = <F extends keyof Facets>(facet: F, value: Facets[F]) => {
    const isChosen = facets[facet] === value
    return { isChosen, query: queryFor(line, { ...facets, [facet]: isChosen ? null : value }) }
  }
  if (shades.length + lengths.length === 0) return null
  return (
    <nav aria-label={text.facets.label}>
      {shades.length > 0 && (
        <Facet id="shades" name={text.facets.shade} chosen={facets.shade}>
          {shades.map((shade, index) => (
            <ShadeChip key={shade} {...chip('shade', shade)}>
              <Picture
                picture={shadePicture(shade)}
                alt=""
                sizes="(min-width: 40rem) 4rem, 4.5rem"
                widths={[thumbnailWidth]}
                eager={index < onFirstScreen}
              />
              {shadeName(shade, language)}
            </ShadeChip>
          ))}
        </Facet>
      )}
      {lengths.length > 0 && (
        <Facet id="lengths" name={text.facets.length}>
          {lengths.map((length) => (
            <Chip key={length} {...chip('lengthCm', length)}>
              {lengthOf(length, language)}
            </Chip>
          ))}
        </Facet>
      )}
    </nav>
  )
}
