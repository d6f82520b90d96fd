import type { Picture } from '../../../src/shared/pictures/Picture'
import { Small } from '../../components/typography'
import { usePageState } from '../../pageState'
import { useText } from '../../text/LanguageProvider'
import { pictureNote, roomNote, somePicturesNote } from '../../text/pictureNote'

/** Says that a computer made the pictures beside it; nothing where all of them are photographs. */
export function PictureNote({ pictures }: { pictures: readonly Picture[] }) {
  const { photographs } = usePageState().shop
  const made = pictures.filter(({ name }) => !photographs.includes(name)).length
  const ofAll = pictures.length === 1 ? roomNote : pictureNote
  const note = useText(made === pictures.length ? ofAll : somePicturesNote)
  return made > 0 && <Small>{note}</Small>
}
