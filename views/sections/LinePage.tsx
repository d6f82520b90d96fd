import './commonBeyondHome'
import type { ReactNode } from 'react'
import { type Category, categoryPages } from '../../src/shared/categories'
import type { Pictures } from '../../src/shared/pictures'
import { Head } from '../components/Head'
import { Invitation } from '../components/Invitation'
import { productPicture } from '../components/productPicture'
import { TextSection } from '../components/TextSection'
import { WideSection } from '../components/WideSection'
import { useProductsOf } from '../data/products'
import { AskingForm } from '../quote/AddToQuote'
import { ListStatus } from '../quote/ListStatus'
import { useText } from '../text/LanguageProvider'
import type { LinePageText } from '../text/LinePageText'
import { LowerStyles } from '../theme/LowerStyles'
import { AskForLine } from './AskForLine'
import { AnswerList } from './answers/AnswerList'
import { Gallery } from './gallery/Gallery'
import { LineOpening } from './LineOpening'
import { LinksToOtherLines, OnThisPage } from './OnThisPage'
import { OwnerTerms } from './OwnerTerms'
import { linePageText } from './text'

/** A line's page: its opening, its sections in the order given, and the end that all lines have. */
export function LinePage({
  line,
  text,
  pictures,
  opening = <LineOpening line={line} text={text} picture={pictures[0]} />,
  children,
}: {
  line: Category
  text: LinePageText
  pictures: Pictures
  opening?: ReactNode
  children: ReactNode
}) {
  const fromSecond = [...pictures.slice(1), pictures[0]]
  const { beforeChemotherapy, shadeChart, quantities, application, how, removal } = text
  const { usage, gallery, answers, action } = text
  const { products, questions } = useText(linePageText)
  const { data: listed = [] } = useProductsOf(line)
  const plates = new Set(listed.map((product) => productPicture(product).name))
  const isSeen = ({ name }: { name: string }) => plates.has(name)
  return (
    <>
      <Head page={categoryPages[line]} text={text} />
      {opening}
      <LowerStyles />
      <OnThisPage
        line={line}
        parts={{
          'before-chemotherapy': beforeChemotherapy,
          'line-products': listed.length > 0 ? { heading: products } : undefined,
          shades: shadeChart,
          quantities,
          application,
          how,
          removal,
          usage,
          answers: answers && { heading: questions },
        }}
      />
      <ListStatus />
      <AskingForm line={line} />
      {children}
      <WideSection id="gallery" heading={gallery.heading}>
        {/* What the plates and most openings show comes last here. */}
        <Gallery
          pictures={[...fromSecond.filter((one) => !isSeen(one)), ...fromSecond.filter(isSeen)]}
          line={line}
          // Where the page has shown all of the pictures, these are nearer.
          scale={pictures.every(isSeen) ? 1.6 : 1}
        />
      </WideSection>
      {answers && (
        <TextSection id="answers" heading={questions}>
          <AnswerList name="answers" level="h3" items={answers} />
        </TextSection>
      )}
      <OwnerTerms page={categoryPages[line]} />
      <LinksToOtherLines line={line} />
      <Invitation id="action" text={action}>
        <AskForLine line={line} whatsapp={action.whatsapp} />
      </Invitation>
    </>
  )
}
