import { AcrossSection } from '../../components/AcrossSection'
import { ExtensionParts } from '../../sections/ExtensionParts'
import { LinePage } from '../../sections/LinePage'
import { tapeInKit } from '../../text/pictures/tapeInKit'
import { pageOfLine } from '../PageDefinition'
import type { it } from './text.it'

const line = 'tape-in-kit'

function TapeInKitPage({ text }: { text: typeof it }) {
  return (
    <LinePage line={line} text={text} pictures={tapeInKit}>
      <ExtensionParts line={line} text={text} />
      <AcrossSection id="usage" tone="sand" {...text.usage} />
    </LinePage>
  )
}

export const page = pageOfLine(line, TapeInKitPage)
