import { listKey } from './names'

/**
 * Room for the rows of the visitor's list in a form that the server has sent without any. The
 * heights of a row (`ChosenRow`) and of all around the rows are measured in Chromium:
 * `listRoom.spec.ts` fails when they change. `quoteList.ts` reads the list with more care.
 */
export function roomOfList(): string {
  try {
    const count = JSON.parse(localStorage.getItem(listKey) ?? '').length
    const high = (row: number) =>
      `{ [data-room]:empty { display: block; height: ${count * row + 3.95}rem } }`
    return `@media all ${high(7.6875)} @media (min-width: 40rem) ${high(4.4375)}`
  } catch {
    return ''
  }
}
