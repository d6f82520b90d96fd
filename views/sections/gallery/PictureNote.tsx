import type { Picture } from '../../../src/shared/pictures/Picture'
import { Small } from '../../components/typography'
import { usePageState } from '../../pageState'
import { useText } from '../../text/LanguageProvider'
import { pictureNote, roomNote, somePicturesNote } from '../../text/pictureNote'

/** Says that a computer made the pictures beside it; nothing where a camera took all of them. */
export function PictureNote({ pictures }: { pictures: readonly Picture[] }) {
  const { takenByCamera } = usePageState().shop
  const made = pictures.filter(({ name }) => !takenByCamera.includes(name)).length
  const ofAll = pictures.length === 1 ? roomNote : pictureNote
  const note = useText(made === pictures.length ? ofAll : somePicturesNote)
  return made > 0 && <Small>{note}</Small>
}
