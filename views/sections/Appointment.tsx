import { PictureBand } from '../components/PictureBand'
import { Heading, Lead } from '../components/typography'
import { mirror } from '../text/pictures/house'

/** The private appointment, beside the room for it: the first section of a prosthesis' page. */
export function Appointment({ text }: { text: { heading: string; body: string } }) {
  return (
    <PictureBand picture={mirror} aria-labelledby="appointment">
      <Heading id="appointment">{text.heading}</Heading>
      <Lead>{text.body}</Lead>
    </PictureBand>
  )
}
