import type { CSSProperties, ReactNode } from 'react'
import { colours } from '../theme/tokens'

const nameStyle: CSSProperties = {
  margin: '0 0 24px',
  paddingBottom: 12,
  borderBottom: `1px solid ${colours.hairline}`,
  fontFamily: 'Georgia, serif',
  fontSize: 20,
  letterSpacing: 1,
  color: colours.bronze,
}

export const mailHeading: CSSProperties = {
  margin: '0 0 20px',
  fontSize: 22,
  lineHeight: 1.3,
  fontWeight: 'normal',
}

/** The frame of every mail: one column of 600 px that Outlook and a phone both show. */
export function MailFrame({
  shopName,
  title,
  language = 'it',
  children,
}: {
  shopName: string
  title: string
  language?: string
  children: ReactNode
}) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: '24px 12px', background: '#ffffff' }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <table
                  role="presentation"
                  width="600"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ width: '100%', maxWidth: 600, textAlign: 'left' }}
                >
                  <tbody>
                    <tr>
                      <td
                        style={{
                          fontFamily: 'Helvetica, Arial, sans-serif',
                          fontSize: 16,
                          lineHeight: 1.5,
                          color: colours.ink,
                          // So that no long address makes the column wider than a phone. The
                          // second is for Outlook and old mail programs.
                          overflowWrap: 'anywhere',
                          wordBreak: 'break-word',
                        }}
                      >
                        <p style={nameStyle}>{shopName}</p>
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
