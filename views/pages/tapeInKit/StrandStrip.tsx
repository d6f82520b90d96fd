import styled from '@emotion/styled'
import { lineFigures } from '../../../src/shared/lineFigures'
import { Signature } from '../../components/Signature'
import { written } from '../../text/figures'
import { useLanguage } from '../../text/LanguageProvider'
import { above, colours, space } from '../../theme/tokens'

const { pieces, pieceG } = lineFigures['tape-in-kit']

/** The strands of a pack, each below its tape, in the pairs in which they are applied. */
const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: ${space(4)} ${space(2)};
  ${above.laptop} {
    grid-template-columns: repeat(${pieces}, minmax(0, 1fr));
  }
  div {
    height: 6rem;
    border-top: 0.75rem solid ${colours.bronze};
    background: repeating-linear-gradient(to right, ${colours.gold} 0 1px, transparent 1px 4px);
    mask-image: linear-gradient(#000 60%, transparent);
    &:nth-of-type(odd) {
      margin-right: calc(2px - ${space(2)});
    }
  }
`

/** The strands of a pack, drawn one by one. */
export function StrandStrip({ text }: { text: { label: string } }) {
  const { language } = useLanguage()
  return (
    <Signature label={text.label} figure={`${pieces} × ${written(pieceG, language)} g`}>
      <Strip>
        {Array.from({ length: pieces }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the strands are all alike
          <div key={index} />
        ))}
      </Strip>
    </Signature>
  )
}
