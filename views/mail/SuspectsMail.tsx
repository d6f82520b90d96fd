import { MailFrame } from './MailFrame'

/** What the shop is told of the suspect requests that wait, in Italian. */
export interface SuspectsContent {
  subject: string
  line: string
}

export function suspectsContent(count: number): SuspectsContent {
  const one = count === 1
  const subject = one
    ? '1 richiesta sospetta attende'
    : `${count.toLocaleString('it-IT')} richieste sospette attendono`
  const shown = one ? 'la mostra' : 'le mostra'
  const released = one ? 'la inoltra' : 'ne inoltra una'
  return {
    subject,
    line: `${subject}: requests list --suspect ${shown}, requests release RIFERIMENTO ${released}.`,
  }
}

/** One line a day at most; who wrote and what is left to the command line. */
export function SuspectsMail({ content }: { content: SuspectsContent }) {
  return (
    <MailFrame title={content.subject}>
      <p style={{ margin: 0 }}>{content.line}</p>
    </MailFrame>
  )
}
