import styled from '@emotion/styled'
import { type Category, categoryPages } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { lineQuery } from '../../../src/shared/contactLinks'
import { pictureAddressPattern } from '../../../src/shared/pictures/Picture'
import { productAnchor, productName } from '../../../src/shared/products'
import { useProducts } from '../../data/products'
import { PageLink } from '../../navigation/PageLink'
import { AddToRequest } from '../../quote/AddToRequest'
import { useRequestList } from '../../quote/RequestListProvider'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { above, colours, sizes, space, target } from '../../theme/tokens'
import { galleryText } from './text'

const Row = styled.div`
  display: flex;
  flex: none;
  gap: 0 ${space(6)};
  align-items: center;
  padding-inline: ${space(4)};
  /* A phone has room for the thumbnails and one link: the button to add is beside the cross. */
  > span {
    position: absolute;
    top: 0;
    right: 4rem;
    background: ${colours.espresso};
    ${above.tablet} {
      position: static;
    }
  }
  > a:first-of-type:not(:last-of-type) {
    display: none;
    ${above.tablet} {
      display: inline-flex;
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

/** The ways on from a picture: to the product that it shows and its quote, or else to the line's. */
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
      {product && (
        <PageLink
          page={categoryPages[line]}
          suffix={`#${productAnchor(product)}`}
          onClick={onFollow}
          aria-label={`${text.product}: ${topic}`}
        >
          {text.product}
        </PageLink>
      )}
      {product && <AddToRequest product={product} />}
      <PageLink
        page="contacts"
        suffix={lineQuery(line, language)}
        onClick={follow}
        aria-label={`${text.ask}: ${topic}`}
      >
        {text.ask}
      </PageLink>
    </Row>
  )
}
