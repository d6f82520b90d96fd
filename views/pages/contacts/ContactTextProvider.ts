import { requiredContext } from '../../requiredContext'
import type { ContactText } from './ContactText'

export const [ContactTextProvider, useContactText] = requiredContext<ContactText>('ContactText')
