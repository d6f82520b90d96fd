import type { ComponentProps } from 'react'

/** A link to another host, in a new tab without access to this one (`noopener`). */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />
}
