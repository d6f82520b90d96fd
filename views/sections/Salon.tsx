import styled from '@emotion/styled'
import { salon } from '../../src/shared/pictures/house'
import { Container } from '../components/Container'
import { Picture } from '../components/Picture'
import { Small } from '../components/typography'
import { usePageState } from '../pageState'
import { useText } from '../text/LanguageProvider'
import { roomNote } from '../text/pictureNote'
import { space } from '../theme/tokens'

/** From edge to edge; what remains of the window beyond the curtain lies outside. */
const Figure = styled.figure`
  img {
    width: 101%;
    max-width: none;
    margin-left: -1%;
    object-fit: cover;
  }
`

const Caption = styled(Container)`
  padding-top: ${space(3)};
`

/** Where visitors are received. How much of its height shows is the page's to say, by a styled one. */
export function Salon({
  caption,
  className,
  priority = false,
}: {
  caption: string
  className?: string
  priority?: boolean
}) {
  const { shop } = usePageState()
  const note = useText(roomNote)
  return (
    <Figure className={className}>
      <Picture picture={salon} sizes="101vw" priority={priority} />
      <Caption as="figcaption">
        <Small as="span">
          {caption}
          {!shop.photographs.includes(salon.name) && ` ${note}`}
        </Small>
      </Caption>
    </Figure>
  )
}
