import styled from '@emotion/styled'
import { measure, space } from '../theme/tokens'
import { Words } from './Words'

const Text = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: ${measure};
`

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Text>
      {texts.map((text) => (
        <p key={text}>
          <Words>{text}</Words>
        </p>
      ))}
    </Text>
  )
}
