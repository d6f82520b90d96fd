import { linePath } from '../../../src/shared/apiPaths'
import { tapeInKit } from '../../../src/shared/pictures/tapeInKit'
import { CategoryPage } from '../../sections/CategoryPage'
import { Quantities } from '../../sections/calculator/Quantities'
import { LengthGuide } from '../../sections/lengthGuide/LengthGuide'
import { ShadeChart } from '../../sections/shadeChart/ShadeChart'
import type { PageDefinition } from '../PageDefinition'
import { StrandStrip } from './StrandStrip'
import type { it } from './text.it'

function TapeInKitPage({ text }: { text: typeof it }) {
  return (
    <CategoryPage category="tape-in-kit" text={text} pictures={tapeInKit}>
      <ShadeChart line="tape-in-kit" text={text.shadeChart} />
      <Quantities line="tape-in-kit" text={text.quantities} />
      <LengthGuide text={text.lengthGuide} />
      <StrandStrip text={text.signature} />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: TapeInKitPage,
  reads: [linePath('tape-in-kit')],
}
