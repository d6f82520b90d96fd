import { linePath } from '../../../src/shared/apiPaths'
import { keratinTips } from '../../../src/shared/pictures/keratinTips'
import { CategoryPage } from '../../sections/CategoryPage'
import { Quantities } from '../../sections/calculator/Quantities'
import { LengthGuide } from '../../sections/lengthGuide/LengthGuide'
import { ShadeChart } from '../../sections/shadeChart/ShadeChart'
import type { PageDefinition } from '../PageDefinition'
import { MeltScale } from './MeltScale'
import { TipsOpening, tipsSizes } from './TipsOpening'
import type { it } from './text.it'

function KeratinTipsPage({ text }: { text: typeof it }) {
  return (
    <CategoryPage
      category="keratin-tips"
      text={text}
      pictures={keratinTips}
      frame={TipsOpening}
      frameSizes={tipsSizes}
      between={(place) => place === 'before-second' && <MeltScale text={text.signature} />}
    >
      <ShadeChart line="keratin-tips" text={text.shadeChart} />
      <Quantities line="keratin-tips" text={text.quantities} />
      <LengthGuide text={text.lengthGuide} />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: KeratinTipsPage,
  reads: [linePath('keratin-tips')],
}
