import { linePath } from '../../../src/shared/apiPaths'
import { weftMachineSewn } from '../../../src/shared/pictures/weftMachineSewn'
import { CategoryPage } from '../../components/CategoryPage'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'
import { WeftHero } from './WeftHero'

function WeftMachineSewnPage({ text }: { text: typeof it }) {
  return (
    <CategoryPage
      category="weft-machine-sewn"
      text={text}
      pictures={weftMachineSewn}
      before={<WeftHero hero={text.hero} />}
    />
  )
}

export const page: PageDefinition<typeof it> = {
  Component: WeftMachineSewnPage,
  reads: [linePath('weft-machine-sewn')],
}
