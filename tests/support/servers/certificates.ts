import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

interface Certificate {
  key: string
  cert: string
}

export interface Certificates {
  /** Self-signed. */
  selfSigned: Certificate
  /** Signed by the authority. */
  trusted: Certificate
  /** The authority's certificate, for `NODE_EXTRA_CA_CERTS`. */
  authorityFile: string
}

/**
 * Certificates for a host given by its IP address, generated at each run so that no key is ever
 * committed.
 */
export function makeCertificates(folder: string, host: string): Certificates {
  const file = (name: string) => path.join(folder, name)
  const make = (name: string, ...more: string[]): Certificate => {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-subj', `/CN=${name}`],
        ...['-keyout', file(`${name}.key`), '-out', file(`${name}.pem`), ...more],
      ],
      { stdio: 'ignore' },
    )
    return {
      key: fs.readFileSync(file(`${name}.key`), 'utf8'),
      cert: fs.readFileSync(file(`${name}.pem`), 'utf8'),
    }
  }
  const forHost = ['-addext', `subjectAltName=IP:${host}`]
  const ofServer = [...forHost, '-addext', 'basicConstraints=critical,CA:false']
  make('authority')
  return {
    selfSigned: make('self-signed', ...forHost),
    trusted: make(
      'trusted',
      ...ofServer,
      ...['-CA', file('authority.pem'), '-CAkey', file('authority.key')],
    ),
    authorityFile: file('authority.pem'),
  }
}
