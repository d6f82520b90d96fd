import { lookup } from 'mime-types'

const isText = /^text\/|[/+](?:javascript|json|xml)$/

/** The media type that a file's name stands for; all our text is UTF-8. */
export function contentType(path: string): string {
  const type = lookup(path) || 'application/octet-stream'
  return isText.test(type) ? `${type}; charset=utf-8` : type
}
