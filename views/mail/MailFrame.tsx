import type { ReactNode } from 'react'

/** Mail programs know neither custom properties nor style sheets they can be sure of. */
export const mailColours = {
  paper: '#faf7f2',
  ink: '#1d1a17',
  soft: '#5c534b',
  bronze: '#8a5a2b',
  hairline: '#d9cfc4',
} as const

/** The frame of every mail: one column of 600 px that Outlook and a phone both show. */
export function MailFrame({
  title,
  language = 'it',
  children,
}: {
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
                          color: mailColours.ink,
                        }}
                      >
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
