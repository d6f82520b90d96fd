/** The address that nobody asks for but the requests that are hidden in others. */
export const smuggled = '/smuggled'

const hidden = `GET ${smuggled} HTTP/1.1\r\nHost: site\r\n\r\n`

const head = ['POST /api/contacts HTTP/1.1', 'Host: site', 'Content-Type: application/json']

const post = (headers: readonly string[], body: string) =>
  [...head, ...headers, '', body].join('\r\n')

const length = `Content-Length: ${hidden.length + 5}`
const chunked = 'Transfer-Encoding: chunked'
const empty = `0\r\n\r\n${hidden}`

/** Requests whose end two servers may see in different places, by what they do for it. */
export const smugglings: Record<string, string> = {
  'a length and chunks': post([length, chunked], empty),
  'chunks and a length': post([chunked, 'Content-Length: 3'], empty),
  'a blank before the colon': post([length, 'Transfer-Encoding : chunked'], empty),
  'a coding that is none': post([length, 'Transfer-Encoding: xchunked'], empty),
  'chunked, but not at the end': post([length, 'Transfer-Encoding: chunked, identity'], empty),
  'two codings in two lines': post([length, chunked, 'Transfer-Encoding: identity'], empty),
  'a coding behind a tab': post([length, 'Transfer-Encoding:\tchunked'], empty),
  'a folded line': post([length, 'X: y', ` ${chunked}`], empty),
  'two lengths': post(['Content-Length: 5', length], empty),
  'a list of lengths': post(['Content-Length: 5, 6'], `12345${hidden}`),
  'a length with a sign': post(['Content-Length: +5'], `12345${hidden}`),
  'a negative length': post(['Content-Length: -1'], hidden),
  'a length in hexadecimal': post(['Content-Length: 0x5'], `12345${hidden}`),
  'a length that overflows': post([`Content-Length: ${2n ** 64n + 5n}`], `12345${hidden}`),
  'a chunk with a prefix': post([chunked], `0x5\r\n12345\r\n${empty}`),
  'a chunk with a sign': post([chunked], `+5\r\n12345\r\n${empty}`),
  'a chunk that is longer than it says': post([chunked], `3\r\n12345\r\n${empty}`),
  'a chunk with a line feed for its end': post([chunked], `5\n12345\r\n${empty}`),
  'a carriage return in a header': post([`X: y\r${chunked}`, length], empty),
  'a null in a header': post([`X: y\0${chunked}`, length], empty),
  'two hosts': `GET / HTTP/1.1\r\nHost: site\r\nHost: other\r\n\r\n${hidden}`,
  'a version without such lines': `GET / HTTP/2.0\r\nHost: site\r\n\r\n${hidden}`,
  'no host': `GET / HTTP/1.1\r\nX: y\r\n\r\n${hidden}`,
}
