import { linePath } from '../../../src/shared/apiPaths'
import { keratinTips } from '../../../src/shared/pictures/keratinTips'
import { CategoryPage } from '../../components/CategoryPage'
import type { PageDefinition } from '../PageDefinition'
import type { it } from './text.it'

function KeratinTipsPage({ text }: { text: typeof it }) {
  return <CategoryPage category="keratin-tips" text={text} pictures={keratinTips} />
}

export const page: PageDefinition<typeof it> = {
  Component: KeratinTipsPage,
  reads: [linePath('keratin-tips')],
}
