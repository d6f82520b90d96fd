import type { Options } from 'csv-stringify/sync'

/**
 * How a CSV is written, apart from its columns.
 * @param isForExcel as Excel in Italy reads it
 */
export function csvFormat(isForExcel: boolean): Options {
  return {
    delimiter: isForExcel ? ';' : ',',
    record_delimiter: 'windows',
    // The library quotes only CRLF, its own row delimiter; other programs end a row at CR or LF too.
    quoted_match: /[\r\n]/,
  }
}
