import { commandLine } from '../../src/shared/commandLine'
import { MailFrame } from './MailFrame'

/** The texts of the mail about suspect requests, in Italian. */
export function suspectsContent(count: number, shopName: string) {
  const one = count === 1
  const subject = one
    ? '1 richiesta sospetta attende'
    : `${count.toLocaleString('it-IT')} richieste sospette attendono`
  const shown = one ? 'la mostra' : 'le mostra'
  const released = one ? 'la inoltra' : 'ne inoltra una'
  return {
    shopName,
    subject,
    line: `${subject}: «${commandLine} requests list --suspect» ${shown}, «${commandLine} requests release RIFERIMENTO» ${released}.`,
  }
}

/** One line without names or messages: the command line shows those. */
export function SuspectsMail({ content }: { content: ReturnType<typeof suspectsContent> }) {
  return (
    <MailFrame shopName={content.shopName} title={content.subject}>
      <p style={{ margin: 0 }}>{content.line}</p>
    </MailFrame>
  )
}
