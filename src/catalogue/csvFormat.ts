import type { Options } from 'csv-stringify/sync'

/** How Excel in Italy opens a CSV by a double click, apart from its columns and cells. */
export const csvFormat: Options = {
  delimiter: ';',
  record_delimiter: 'windows',
  // The library quotes only CRLF, its own row delimiter; other programs end a row at CR or LF too.
  quoted_match: /[\r\n]/,
}
