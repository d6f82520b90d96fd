import styled from '@emotion/styled'
import type { Picture } from '../../../src/shared/pictures/Picture'
import { Small } from '../../components/typography'
import { usePageState } from '../../pageState'
import { useText } from '../../text/LanguageProvider'
import { pictureNote, somePicturesNote } from '../../text/pictureNote'
import { space } from '../../theme/tokens'

const Note = styled(Small)`
  margin-bottom: ${space(4)};
`

/** Says that a computer made the pictures beside it; nothing where all of them are photographs. */
export function PictureNote({ pictures }: { pictures: readonly Pick<Picture, 'name'>[] }) {
  const { photographs } = usePageState().shop
  const all = useText(pictureNote)
  const some = useText(somePicturesNote)
  const taken = pictures.filter(({ name }) => photographs.includes(name)).length
  if (taken === pictures.length) return null
  return <Note>{taken === 0 ? all : some}</Note>
}
