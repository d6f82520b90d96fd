import { AcrossSection } from '../../components/AcrossSection'
import { ExtensionParts } from '../../sections/ExtensionParts'
import { LinePage } from '../../sections/LinePage'
import { weftMachineSewn } from '../../text/pictures/weftMachineSewn'
import { pageOfLine } from '../PageDefinition'
import type { it } from './text.it'
import { WeftHero } from './WeftHero'

const line = 'weft-machine-sewn'

function WeftMachineSewnPage({ text }: { text: typeof it }) {
  return (
    <LinePage line={line} text={text} pictures={weftMachineSewn} opening={<WeftHero text={text} />}>
      <ExtensionParts line={line} text={text} />
      <AcrossSection id="usage" tone="sand" {...text.usage} />
    </LinePage>
  )
}

export const page = pageOfLine(line, WeftMachineSewnPage)
