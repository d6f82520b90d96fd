import { colours } from '../theme/tokens'
import type { DigestContent } from './digestContent'
import { MailFrame, mailHeading } from './MailFrame'
import { RequestBody } from './RequestMail'

/** One mail for requests above the hourly cap, each as in a mail of its own. */
export function DigestMail({ content }: { content: DigestContent }) {
  return (
    <MailFrame shopName={content.shopName} title={content.subject}>
      <h1 style={mailHeading}>{content.subject}</h1>
      {content.quotes.map((quote) => (
        <div
          key={quote.reference}
          style={{ padding: '24px 0', borderTop: `1px solid ${colours.hairline}` }}
        >
          <RequestBody content={quote} heading="h2" />
        </div>
      ))}
      {content.rest !== '' && <p>{content.rest}</p>}
    </MailFrame>
  )
}
