import { phoneLink } from '../../src/shared/shop'
import { colours } from '../theme/tokens'
import type { DigestContent, DigestSender } from './digestContent'
import { MailFrame, mailHeading } from './MailFrame'

function Sender({ sender }: { sender: DigestSender }) {
  return (
    <p style={{ margin: '0 0 4px' }}>
      <strong>{sender.name}</strong> · {sender.about}
      <br />
      <a href={sender.replyLink} style={{ color: colours.bronze }}>
        {sender.email}
      </a>
      {sender.phone !== '' && ' · '}
      {sender.phone !== '' && (
        <a href={phoneLink(sender.phone)} style={{ color: colours.bronze, whiteSpace: 'nowrap' }}>
          {sender.phone}
        </a>
      )}
      {sender.wishes !== '' && <br />}
      {sender.wishes}
    </p>
  )
}

/** One mail for requests above the hourly cap, each with its own link for an answer. */
export function DigestMail({ content }: { content: DigestContent }) {
  return (
    <MailFrame title={content.subject}>
      <h1 style={mailHeading}>{content.subject}</h1>
      {content.entries.map(({ senders, message, more, alike }) => (
        <div
          key={senders[0]?.id}
          style={{ padding: '16px 0', borderTop: `1px solid ${colours.hairline}` }}
        >
          {senders.map((sender) => (
            <Sender key={sender.id} sender={sender} />
          ))}
          <p style={{ margin: '8px 0 0', whiteSpace: 'pre-wrap' }}>{message}</p>
          {more !== '' && <p style={{ margin: 0, color: colours.inkSoft }}>{more}</p>}
          {alike !== '' && <p style={{ margin: '8px 0 0', color: colours.inkSoft }}>{alike}</p>}
        </div>
      ))}
      {content.briefTitle !== '' && <p style={{ fontWeight: 700 }}>{content.briefTitle}</p>}
      {content.lines.map((line) => (
        <p key={line} style={{ margin: '0 0 4px' }}>
          {line}
        </p>
      ))}
      {content.rest !== '' && <p>{content.rest}</p>}
    </MailFrame>
  )
}
