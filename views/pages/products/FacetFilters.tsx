import styled from '@emotion/styled'
import { type ComponentProps, useState } from 'react'
import type { Facets } from '../../../src/shared/catalogueFilters'
import { thumbnailWidth } from '../../../src/shared/pictures'
import type { ListedProduct } from '../../../src/shared/products'
import { offeredFacets } from '../../../src/shared/selectProducts'
import { shadeName } from '../../../src/shared/shades'
import { Folded } from '../../components/Folded'
import { Picture } from '../../components/Picture'
import { lengthOf } from '../../text/figures'
import { useLanguage } from '../../text/LanguageProvider'
import { shadePicture } from '../../text/pictures/shadePictures'
import { above, below, colours, pageEdge, sizes, space, target } from '../../theme/tokens'
import { FilterLink, FilterRow } from './FilterRow'
import type { it } from './text.it'
import { useFilters } from './useFilters'

/** Folded on a phone, whose first screen is the products'; wider windows show all, if they can. */
const FacetFold = styled(Folded)`
  border: 0;
  > div {
    padding-block: 0;
  }
  h2 {
    font-size: ${sizes.body};
  }
  ${above.tablet} {
    @supports selector(::details-content) {
      > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
      }
    }
  }
`

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
    height: 3rem;
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

/** A row of links below what they choose; beside it where there is room. */
const Named = styled.div`
  margin-bottom: ${space(4)};
  p {
    margin-bottom: ${space(1)};
    color: ${colours.inkSoft};
    font-size: ${sizes.label};
  }
  ${above.tablet} {
    display: grid;
    /* Wider where the reader spaces the letters. */
    grid-template-columns: minmax(4.75rem, max-content) minmax(0, 1fr);
    align-items: center;
    margin-block: ${space(2)} 0;
    p {
      padding-right: ${space(1)};
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
  const { line, facets, chosen, queryFor } = useFilters()
  const { shades, lengths } = offeredFacets(products, facets)
  // A folded row cannot be scrolled to what is chosen.
  const [opened, setOpened] = useState(0)
  const chip = <F extends keyof Facets>(facet: F, value: Facets[F]) => {
    const isChosen = facets[facet] === value
    return { isChosen, query: queryFor(line, { ...facets, [facet]: isChosen ? null : value }) }
  }
  if (shades.length + lengths.length === 0) return null
  return (
    <FacetFold
      id="facets"
      heading={[text.facets.label, chosen.join(', ')].filter(Boolean).join(': ')}
      onToggle={() => setOpened(opened + 1)}
    >
      <nav aria-label={text.facets.label}>
        {shades.length > 0 && (
          <Facet id="shades" name={text.facets.shade} chosen={`${facets.shade} ${opened}`}>
            {shades.map((shade) => (
              <ShadeChip key={shade} {...chip('shade', shade)}>
                <Picture
                  picture={shadePicture(shade)}
                  alt=""
                  sizes="(min-width: 40rem) 4rem, 4.5rem"
                  widths={[thumbnailWidth]}
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
    </FacetFold>
  )
}
