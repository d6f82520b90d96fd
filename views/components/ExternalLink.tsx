import type { ComponentProps } from 'react'

/** The id of the words, in the layout, that say so. */
export const newTabId = 'new-tab'

/** A link to another host, in a new tab without access to this one. Its description says so. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a aria-describedby={newTabId} {...props} target="_blank" rel="noopener noreferrer" />
}
