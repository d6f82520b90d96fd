import styled from '@emotion/styled'
import { type Category, categoryPages } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import type { ListedProduct } from '../../../src/shared/products'
import { ArrowLink } from '../../components/ArrowLink'
import { Picture } from '../../components/Picture'
import { ProductList } from '../../components/ProductGrid'
import { Small, Subheading } from '../../components/typography'
import { AskingForm } from '../../quote/AddToRequest'
import { categoryDescriptions } from '../../text/categoryDescriptions'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { above, onPhone, sizes, space, target } from '../../theme/tokens'
import { ProductCard } from './ProductCard'

const Band = styled.section`
  padding-bottom: ${space(5)};
  ${above.tablet} {
    padding-bottom: ${space(8)};
  }
`

/** The line's picture beside its name, the sides in turn; a phone goes without the picture. */
const Head = styled.div`
  display: grid;
  gap: ${space(4)} ${space(5)};
  align-items: end;
  ${above.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-bottom: ${space(5)};
  }
`

const Frame = styled.div`
  display: none;
  img {
    width: 100%;
    aspect-ratio: 8 / 5;
    object-fit: cover;
    /* Tabs, tips, ties, seams and partings are in the upper half. */
    object-position: 50% 14%;
  }
  ${above.tablet} {
    display: block;
  }
`

const RightFrame = styled(Frame)`
  order: 1;
`

/** The name leaves room for the arrow. */
const Words = styled.div`
  position: relative;
  @media ${onPhone} {
    h2 {
      padding-right: ${target};
    }
  }
`

const Name = styled(Subheading)`
  ${above.laptop} {
    font-size: ${sizes.heading};
  }
`

const Sentence = styled(Small)`
  margin-block: ${space(1)} ${space(3)};
  line-height: 1.45;
  ${above.tablet} {
    margin-block: ${space(3)} ${space(2)};
  }
`

/** On the phone an arrow level with the name. */
const More = styled.div`
  @media ${onPhone} {
    position: absolute;
    top: -${space(1)};
    right: 0;
    a {
      justify-content: end;
      min-width: ${target};
    }
    span {
      display: none;
    }
  }
`

/** A line of the catalogue: its description and its products. */
export function LineBand({
  line,
  products,
  index,
}: {
  line: Category
  products: readonly ListedProduct[]
  /** Among the lines shown: the first is on the first screen. */
  index: number
}) {
  const { language } = useLanguage()
  const { discover } = useText(siteText)
  const isFirst = index === 0
  const Side = index % 2 === 0 ? Frame : RightFrame
  return (
    <Band aria-labelledby={`line-${line}`}>
      <Head>
        <Side>
          <Picture
            picture={{ name: `${line}-1` }}
            alt={categoryLabels[line][language]}
            sizes="(min-width: 80rem) min(50vw - 5.3rem, 39.8rem), (min-width: 40rem) calc(50vw - 2.8rem), 1px"
            priority={isFirst}
          />
        </Side>
        <Words>
          <Name as="h2" id={`line-${line}`}>
            {categoryLabels[line][language]}
          </Name>
          <Sentence>{categoryDescriptions[line][language]}</Sentence>
          <More>
            <ArrowLink
              page={categoryPages[line]}
              aria-label={`${discover} ${categoryLabels[line][language]}`}
            >
              {discover}
            </ArrowLink>
          </More>
        </Words>
      </Head>
      <AskingForm line={line} />
      <ProductList>
        {products.map((product) => (
          <ProductCard key={product.name} product={product} eager={isFirst} />
        ))}
      </ProductList>
    </Band>
  )
}
