import { linePath } from '../../../src/shared/apiPaths'
import { bulkHumanHair } from '../../../src/shared/pictures/bulkHumanHair'
import { CategoryPage } from '../../sections/CategoryPage'
import { LengthGuide } from '../../sections/lengthGuide/LengthGuide'
import { ShadeChart } from '../../sections/shadeChart/ShadeChart'
import type { PageDefinition } from '../PageDefinition'
import { BundleOpening, bundleSizes } from './BundleOpening'
import { LengthRuler } from './LengthRuler'
import type { it } from './text.it'

function BulkHumanHairPage({ text }: { text: typeof it }) {
  return (
    <CategoryPage
      category="bulk-human-hair"
      text={text}
      pictures={bulkHumanHair}
      frame={BundleOpening}
      frameSizes={bundleSizes}
    >
      <LengthRuler text={text.signature} />
      <ShadeChart line="bulk-human-hair" text={text.shadeChart} />
      <LengthGuide text={text.lengthGuide} />
    </CategoryPage>
  )
}

export const page: PageDefinition<typeof it> = {
  Component: BulkHumanHairPage,
  reads: [linePath('bulk-human-hair')],
}
