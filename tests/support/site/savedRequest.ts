import type { SavedQuote } from '../../../src/shared/quotes'
import { validRequest } from './site'

/** A request as it was kept, with nothing in the fields that may be empty. */
export const savedRequest: SavedQuote = {
  ...validRequest,
  id: 'a3f1c2d4-0000-4000-8000-000000000000',
  createdAt: '2026-11-20T09:30:00.000Z',
  language: 'it',
  page: null,
  line: null,
  products: [],
  items: [],
  company: '',
  vatNumber: '',
  elapsedMs: null,
}
