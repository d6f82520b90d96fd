import { linePath } from '../../../src/shared/apiPaths'
import { keratinTips } from '../../../src/shared/pictures/keratinTips'
import { CategoryPage } from '../../sections/CategoryPage'
import { Quantities } from '../../sections/calculator/Quantities'
import { LengthGuide } from '../../sections/lengthGuide/LengthGuide'
import type { PageDefinition } from '../PageDefinition'
import { MeltScale } from './MeltScale'
import type { it } from './text.it'

function KeratinTipsPage({ text }: { text: typeof it }) {
  return (
    <CategoryPage
      category="keratin-tips"
      text={text}
      pictures={keratinTips}
      first={<MeltScale text={text.signature} />}
    >
      <Quantities line="keratin-tips" text={text.quantities} />
      <LengthGuide text={text.lengthGuide} />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: KeratinTipsPage,
  reads: [linePath('keratin-tips')],
}
