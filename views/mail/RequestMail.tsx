import type { CSSProperties, ReactNode } from 'react'
import { phoneLink, whatsappLink } from '../../src/shared/shop'
import { colours } from '../theme/tokens'
import { ItemsTable } from './ItemsTable'
import { MailFrame, mailHeading } from './MailFrame'
import type { RequestMailContent } from './requestMailContent'

const label: CSSProperties = {
  padding: '6px 16px 6px 0',
  color: colours.inkSoft,
  fontSize: 14,
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
}

const value: CSSProperties = { padding: '6px 0', fontSize: 16, verticalAlign: 'top' }

const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  margin: '0 8px 8px 0',
  background: colours.bronze,
  color: '#ffffff',
  fontSize: 16,
  textDecoration: 'none',
}

function Answer({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={button}>
      {children}
    </a>
  )
}

/** A request in full: the visitor's words first, then the ways to answer. */
export function RequestBody({
  content,
  heading: Heading = 'h1',
}: {
  content: RequestMailContent
  heading?: 'h1' | 'h2'
}) {
  return (
    <>
      <p style={{ margin: '0 0 4px', fontSize: 14, color: colours.inkSoft }}>
        {content.topic} · {content.reference}
      </p>
      <Heading style={mailHeading}>{content.name}</Heading>
      <div
        style={{
          margin: '0 0 24px',
          padding: '16px 20px',
          borderLeft: `3px solid ${colours.bronze}`,
          background: colours.paper,
          fontSize: 17,
          lineHeight: 1.5,
          whiteSpace: 'pre-wrap',
        }}
      >
        {content.message}
      </div>
      <ItemsTable items={content.items} labels={{ product: 'Prodotto', quantity: 'Quantità' }} />
      <p style={{ margin: '0 0 16px' }}>
        <Answer href={content.replyLink}>Rispondi per e-mail</Answer>
        {content.phone !== '' && <Answer href={phoneLink(content.phone)}>Chiama</Answer>}
        {content.whatsapp !== undefined && (
          <Answer href={whatsappLink(content.whatsapp, content.greeting)}>WhatsApp</Answer>
        )}
      </p>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ borderSpacing: 0 }}>
        <tbody>
          {content.rows.map((row) => (
            <tr key={row.label}>
              <td style={label}>{row.label}</td>
              <td style={value}>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

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
