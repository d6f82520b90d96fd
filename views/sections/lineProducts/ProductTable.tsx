import styled from '@emotion/styled'
import type { Language } from '../../../src/shared/languages'
import { type LineProduct, type ListedProduct, productAnchor } from '../../../src/shared/products'
import { ShadeDot } from '../../components/ShadeDot'
import { AddToRequest } from '../../quote/AddToRequest'
import { baseOf, formatOf, nameOf, packOf, shadeNameOf, sizeOf } from '../../text/factsOf'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { above, colours, onPhone, sizes, space } from '../../theme/tokens'
import { lineProductsText } from './text'

type Fact = 'shade' | 'size' | 'pack' | 'base' | 'format'

const facts: Record<Fact, (product: ListedProduct, language: Language) => string | null> = {
  shade: shadeNameOf,
  size: sizeOf,
  pack: packOf,
  base: baseOf,
  format: formatOf,
}

/** A table with room for it; before, each row is a block: name, facts, description, action. */
const Table = styled.table`
  display: block;
  width: 100%;
  border-top: 1px solid ${colours.ink};
  border-collapse: collapse;
  font-size: ${sizes.small};
  text-align: start;
  tbody {
    display: block;
  }
  thead {
    display: none;
  }
  tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(4)};
    border-bottom: 1px solid ${colours.hairline};
  }
  /* The shadow is room around the words that moves nothing. */
  tbody tr:focus {
    background: ${colours.sand};
    box-shadow: 0 0 0 ${space(2)} ${colours.sand};
    outline-offset: ${space(2)};
  }
  th,
  td {
    padding: 0;
    color: ${colours.inkSoft};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  tbody th {
    flex-basis: 100%;
    color: ${colours.ink};
    font-size: 1.0625rem;
    font-weight: 600;
  }
  td:nth-last-of-type(2) {
    flex-basis: 100%;
    order: 1;
  }
  /* A size with a width fills a phone's line with the pack: the shade stands above them. */
  @media ${onPhone} {
    &[data-wide] td:first-of-type {
      flex-basis: 100%;
    }
  }
  td:last-of-type {
    order: 2;
  }
  ${above.tablet} {
    /* Beside the facts, at the other end of their line. */
    td:last-of-type {
      order: 0;
      margin-block: -0.625rem;
      margin-left: auto;
    }
  }
  ${above.laptop} {
    display: table;
    thead {
      display: table-header-group;
    }
    tbody {
      display: table-row-group;
    }
    tr {
      display: table-row;
    }
    th,
    td {
      padding: ${space(4)} ${space(5)} ${space(4)} 0;
    }
    tbody th {
      min-width: 11rem;
    }
    td:nth-last-of-type(2) {
      width: 37%;
      line-height: 1.5;
    }
    /* As wide as what it says once the product is on the list. */
    td:last-of-type {
      width: 9.5rem;
      padding-block: 0.1875rem;
      padding-right: 0;
    }
  }
  ${above.desktop} {
    td:first-of-type {
      white-space: nowrap;
    }
  }
`

/**
 * Each product in a row that links lead to; of the facts, those that any of them has. The
 * descriptions may come later.
 */
export function ProductTable({
  products,
}: {
  products: readonly (ListedProduct & Partial<LineProduct>)[]
}) {
  const { language } = useLanguage()
  const text = useText(lineProductsText)
  const shown = (Object.keys(facts) as Fact[]).filter((fact) =>
    products.some((product) => facts[fact](product, language) !== null),
  )
  return (
    <Table data-wide={products.some(({ widthCm }) => widthCm != null) || undefined}>
      <thead>
        <tr>
          <th scope="col">{text.product}</th>
          {shown.map((fact) => (
            <th key={fact} scope="col">
              {text[fact]}
            </th>
          ))}
          <th scope="col">{text.description}</th>
          <th scope="col">{text.request}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.name} id={productAnchor(product)} tabIndex={-1}>
            <th scope="row">{nameOf(product, language)}</th>
            {shown.map((fact) => (
              <td key={fact}>
                {fact === 'shade' && product.shade && <ShadeDot shade={product.shade} />}{' '}
                {facts[fact](product, language)}
              </td>
            ))}
            <td>{language === 'en' ? product.descriptionEn : product.description}</td>
            <td>
              <AddToRequest product={product} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
