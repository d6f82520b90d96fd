import type { ComponentProps } from 'react'
import { whatsappLink } from '../../src/shared/shop'
import { usePageState } from '../pageState'
import { ExternalLink } from './ExternalLink'

/** A link to a chat with the shop, with its first message; nothing without a WhatsApp number. */
export function ChatLink({ message, ...link }: ComponentProps<'a'> & { message: string }) {
  const { whatsapp } = usePageState().shop
  return whatsapp && <ExternalLink {...link} href={whatsappLink(whatsapp, message)} />
}
