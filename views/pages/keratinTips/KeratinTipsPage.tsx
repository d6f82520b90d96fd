import { AcrossSection } from '../../components/AcrossSection'
import { CloseUp } from '../../components/CloseUp'
import { ExtensionParts } from '../../sections/ExtensionParts'
import { LinePage } from '../../sections/LinePage'
import { keratinTips } from '../../text/pictures/keratinTips'
import { pageOfLine } from '../PageDefinition'
import { TipsOpening } from './TipsOpening'
import type { it } from './text.it'

const line = 'keratin-tips'

function KeratinTipsPage({ text }: { text: typeof it }) {
  return (
    <LinePage line={line} text={text} pictures={keratinTips} opening={<TipsOpening text={text} />}>
      <ExtensionParts line={line} text={text} />
      <CloseUp pictures={keratinTips} name="keratin-tips-4" />
      <AcrossSection id="usage" tone="sand" {...text.usage} />
    </LinePage>
  )
}

export const page = pageOfLine(line, KeratinTipsPage)
