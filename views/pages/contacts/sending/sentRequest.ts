import type { Purpose } from '../../../../src/shared/contactLinks'
import type { QuoteItem } from '../../../../src/shared/quoteItems'
import { type TextField, textFields } from '../../../../src/shared/quotes'
import { readStoredJson, writeStored } from '../../../storage'

export interface SentRequest {
  id: string
  purpose: Purpose
  values: Record<TextField, string>
  items: QuoteItem[]
}

const sentKey = 'sent-request'

/** Keeps the last request for this tab, so that Back and a load show it again. */
export function keepSent(sent: SentRequest): void {
  writeStored('sessionStorage', sentKey, JSON.stringify(sent))
}

function isSent(value: unknown): value is SentRequest {
  const { id, purpose, values, items }: Record<string, unknown> = Object(value)
  const texts: Record<string, unknown> = Object(values)
  return (
    [id, purpose, ...textFields.map((field) => texts[field])].every(
      (text) => typeof text === 'string',
    ) && Array.isArray(items)
  )
}

/** The request of an id, where this tab has sent it. */
export function readSent(id: string): SentRequest | undefined {
  const stored = readStoredJson('sessionStorage', sentKey)
  return isSent(stored) && stored.id === id ? stored : undefined
}
