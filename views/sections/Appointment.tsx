import type { PictureEntry } from '../../src/shared/pictures'
import { PictureBand } from '../components/PictureBand'
import { Heading, Lead } from '../components/typography'

/** The private appointment, beside the room for it: the first section of a prosthesis' page. */
export function Appointment({
  picture,
  text,
}: {
  picture: PictureEntry
  text: { heading: string; body: string }
}) {
  return (
    <PictureBand picture={picture} aria-labelledby="appointment">
      <Heading id="appointment">{text.heading}</Heading>
      <Lead>{text.body}</Lead>
    </PictureBand>
  )
}
