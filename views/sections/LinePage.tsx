import './commonBeyondHome'
import type { ReactNode } from 'react'
import { type Category, categoryPages } from '../../src/shared/categories'
import type { Pictures } from '../../src/shared/pictures/Picture'
import { productPicture } from '../../src/shared/pictures/productPicture'
import { Head } from '../components/Head'
import { Invitation } from '../components/Invitation'
import { TextSection } from '../components/TextSection'
import { WideSection } from '../components/WideSection'
import { useProductsOf } from '../data/products'
import { usePageState } from '../pageState'
import type { AnswerText } from '../text/AnswersText'
import type { LinePageText } from '../text/LinePageText'
import { AskForLine } from './AskForLine'
import { AnswerList } from './answers/AnswerList'
import { Sources } from './answers/Sources'
import { Gallery } from './gallery/Gallery'
import { OwnerTerms } from './OwnerTerms'

/**
 * A line's page: its opening, its sections in the order given, and the end that all lines have. The styles of what is
 * below the opening are in a file that all lines share: a browser paints the opening while the file is on its way, after
 * the page's first picture. The browser's side keeps them when the page goes (`browser.tsx`).
 */
export function LinePage({
  line,
  text,
  pictures,
  opening,
  furtherAnswers = [],
  children,
}: {
  line: Category
  text: LinePageText
  /** The line's gallery. */
  pictures: Pictures
  /** Answers of the page besides its questions, whose sources stand at the foot too. */
  furtherAnswers?: readonly AnswerText[]
  opening: ReactNode
  children: ReactNode
}) {
  const { lowerStyles } = usePageState()
  const [first, ...others] = pictures
  const { gallery, answers, action } = text
  const { data: products = [] } = useProductsOf(line)
  const listed = new Set(products.map((product) => productPicture(product).name))
  const isSeen = ({ name }: { name: string }) => Number(listed.has(name))
  return (
    <>
      <Head page={categoryPages[line]} text={text} />
      {opening}
      {lowerStyles && <link rel="stylesheet" href={lowerStyles} fetchPriority="low" />}
      {children}
      <WideSection id="gallery" heading={gallery.heading}>
        {/* What the plates and most openings show comes last here. */}
        <Gallery
          pictures={[...others, first].sort((one, other) => isSeen(one) - isSeen(other))}
          line={line}
        />
      </WideSection>
      {answers && (
        <TextSection id="answers" heading={answers.heading}>
          <AnswerList name="answers" level="h3" items={answers.items} />
        </TextSection>
      )}
      <OwnerTerms page={categoryPages[line]} />
      <Sources answers={[...furtherAnswers, ...(answers?.items ?? [])]} />
      <Invitation id="action" text={action}>
        <AskForLine line={line} whatsapp={action.whatsapp} />
      </Invitation>
    </>
  )
}
