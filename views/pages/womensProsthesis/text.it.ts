import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Parrucche e protesi donna su misura | Chiomara',
  description:
    'Parrucche e protesi da donna in capelli veri, su misura. Appuntamenti riservati a Milano, con il tempo che serve, anche prima di iniziare una terapia.',
  heading: 'Protesi donna, parrucche su misura',
  opening:
    'Il primo incontro è un appuntamento riservato nello showroom di Milano, con tutto il tempo che serve. Guardiamo insieme i capelli, le lunghezze e i toni, e Lei decide con calma. Se sta per iniziare una terapia, possiamo vederci prima.',
} satisfies PageText
