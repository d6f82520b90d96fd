import styled from '@emotion/styled'
import type { Category } from '../../../src/shared/categories'
import { contactQueryFor } from '../../../src/shared/contactLinks'
import { pictureAddressPattern } from '../../../src/shared/pictures/Picture'
import { productName } from '../../../src/shared/products'
import { useProducts } from '../../data/products'
import { useRequestList } from '../../quote/RequestListProvider'
import { categoryLabels } from '../../text/categoryLabels'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { above, colours, sizes, space, target } from '../../theme/tokens'
import { PageLink } from '../PageLink'
import { AddToRequest } from '../quote/AddToRequest'
import { galleryText } from './text'

const Row = styled.div`
  display: flex;
  flex: none;
  gap: 0 ${space(6)};
  align-items: center;
  padding-inline: ${space(4)};
  /* A phone has room for the thumbnails and one of the two. */
  > span {
    display: none;
    ${above.tablet} {
      display: inline;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    color: ${colours.gold};
    font-size: ${sizes.small};
  }
  @media (max-height: 37.5rem) {
    display: none;
  }
`

/** The way from a picture to a quote: for the product that it shows, or else for the line. */
export function AskForPicture({
  line,
  name,
  onFollow,
}: {
  line: Category
  /** The picture's. */
  name: string
  onFollow: () => void
}) {
  const { language } = useLanguage()
  const text = useText(galleryText)
  const { data } = useProducts()
  const { add } = useRequestList()
  const product = data?.find(
    ({ category, imageUrl }) =>
      category === line && pictureAddressPattern.exec(imageUrl)?.[1] === name,
  )
  const topic = product ? productName(product, language) : categoryLabels[line][language]
  const follow = () => {
    if (product) add({ ...product, line })
    onFollow()
  }
  return (
    <Row>
      {product && <AddToRequest product={product} />}
      <PageLink
        page="contacts"
        suffix={contactQueryFor(line, language)}
        onClick={follow}
        aria-label={`${text.ask}: ${topic}`}
      >
        {text.ask}
      </PageLink>
    </Row>
  )
}
