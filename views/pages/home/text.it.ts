import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Chiomara, extension e parrucche in capelli veri',
  description:
    'Extension, parrucche e protesi in capelli veri, fatte in Italia dal 1980. Otto linee per saloni, grossisti e privati. Rispondiamo entro 24 ore.',
  heading: 'Capelli veri, mestiere italiano',
  opening:
    'Dal 1980 facciamo in Italia extension, parrucche e protesi in capelli veri, per i saloni, per i grossisti e per chi le porta. Scelga la linea e ci scriva dal modulo, su WhatsApp o per e-mail: rispondiamo entro 24 ore.',
  ways: {
    tape: 'Extension tape-in',
    keratin: 'Punte di cheratina',
    prosthesis: 'Protesi e parrucche',
  },
  featured: 'Prodotti in evidenza',
  catalogue: 'Guardi il catalogo',
} satisfies PageText & Record<string, unknown>
