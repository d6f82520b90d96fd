import type { ComponentProps } from 'react'

/** A link to another host, in a window of its own that cannot reach back. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />
}
