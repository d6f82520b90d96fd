import { referenceOf, type SavedRequest } from '../../src/shared/requests'
import { mailLink } from '../../src/shared/shop'
import { MailFrame, mailColours } from './MailFrame'

/** Requests that one digest shows in full; of the others it gives the number. */
export const digestLimit = 100

export function digestSubject(count: number): string {
  return `${count} richieste oltre il limite orario`
}

export function digestRest(count: number): string {
  return count > digestLimit
    ? `Altre ${count - digestLimit} richieste non stanno in questo messaggio: l’elenco completo è nel registro delle richieste.`
    : ''
}

/** One mail for the requests that came in above the hourly cap, each with its own way to answer. */
export function DigestMail({ requests }: { requests: readonly SavedRequest[] }) {
  return (
    <MailFrame title={digestSubject(requests.length)}>
      <h1 style={{ margin: '0 0 20px', fontSize: 22, fontWeight: 'normal' }}>
        {digestSubject(requests.length)}
      </h1>
      {requests.slice(0, digestLimit).map((request) => (
        <div
          key={request.id}
          style={{ padding: '16px 0', borderTop: `1px solid ${mailColours.hairline}` }}
        >
          <p style={{ margin: 0 }}>
            <strong>
              {request.firstName} {request.lastName}
            </strong>{' '}
            · {request.requestType} · {referenceOf(request.id)}
          </p>
          <p style={{ margin: '4px 0' }}>
            <a
              href={mailLink(
                request.email,
                `Re: ${request.requestType} · ${referenceOf(request.id)}`,
              )}
            >
              {request.email}
            </a>
            {request.phone !== '' && ` · ${request.phone}`}
          </p>
          <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {request.message}
          </p>
        </div>
      ))}
      <p>{digestRest(requests.length)}</p>
    </MailFrame>
  )
}
