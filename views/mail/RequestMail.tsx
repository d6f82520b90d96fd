import { colours } from '../theme/tokens'
import { MailFrame } from './MailFrame'
import { RequestBody } from './RequestBody'
import type { RequestMailContent } from './requestMailContent'

/** The mail with a request to the shop. */
export function RequestMail({ content }: { content: RequestMailContent }) {
  return (
    <MailFrame shopName={content.shopName} title={content.subject}>
      <RequestBody content={content} />
      <p style={{ margin: '24px 0 0', fontSize: 13, color: colours.inkSoft }}>
        Richiesta inviata dal sito {content.shopName}. Rispondendo a questo messaggio si scrive
        direttamente a {content.name}.
      </p>
    </MailFrame>
  )
}
