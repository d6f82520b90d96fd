const entityTags = /(?:W\/)?"[^"]*"/g

/** Whether a field such as If-None-Match names the tag, or every tag (RFC 9110, 8.8.3). */
export function namesTag(field: string, etag: string, compare: 'strongly' | 'weakly'): boolean {
  if (field.trim() === '*') return true
  const tags = field.match(entityTags) ?? []
  const opaque = (tag: string) => (compare === 'weakly' ? tag.replace(/^W\//, '') : tag)
  return tags.some((tag) => opaque(tag) === opaque(etag))
}
