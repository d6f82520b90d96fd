import styled from '@emotion/styled'
import { ButtonLink } from '../../components/Button'
import { PictureBand } from '../../components/PictureBand'
import { Heading, Lead } from '../../components/typography'
import { glueMacro } from '../../text/pictures/house'
import { colours } from '../../theme/tokens'
import type { it } from './text.it'

const GoldHeading = styled(Heading)`
  color: ${colours.gold};
  em {
    display: block;
  }
`

export function GlueBand({ glue }: Pick<typeof it, 'glue'>) {
  return (
    <PictureBand picture={glueMacro} tone="espresso" aria-labelledby="glue">
      <GoldHeading id="glue">
        {glue.heading} <em>{glue.italic}</em>
      </GoldHeading>
      <Lead>{glue.body}</Lead>
      <ButtonLink page="italianKeratineGlue">{glue.discover}</ButtonLink>
    </PictureBand>
  )
}
