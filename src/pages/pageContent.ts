import { createHash } from 'node:crypto'

/** What a page says and shows, without how it looks. */
export interface PageContent {
  /** Changes with the words, links and pictures, and with nothing else. */
  fingerprint: string
  /** The addresses of its pictures, as markup escapes them. */
  pictures: string[]
}

/** The attributes of a tag that are content; React writes all of them in double quotes. */
const content = /\s(?:href|src|srcset|alt)="[^"]*"/gi

const described = /<title\b[^>]*>[^<]*<\/title>|<meta name="description"[^>]*>/g

/** @param html as React writes it, where no attribute holds a bare `<` or `>` */
export function pageContent(html: string): PageContent {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
  const said = main.replace(/<[^>]*>/g, (tag) => tag.match(content)?.join('') ?? '')
  const all = [...(html.match(described) ?? []), said].join('\n')
  const pictures = [...main.matchAll(/<img\b[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => src)
  return {
    fingerprint: createHash('sha256').update(all).digest('base64url'),
    pictures: [...new Set(pictures)],
  }
}
