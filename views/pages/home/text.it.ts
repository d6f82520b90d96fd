import { town } from '../../../src/shared/shop'
import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Chiomara, extension e parrucche in capelli veri',
  description:
    'Extension, parrucche e protesi in capelli veri, fatte in Italia dal 1980. Otto linee per saloni, grossisti e privati. Rispondiamo entro 24 ore.',
  heading: 'Capelli veri, mestiere italiano',
  opening:
    'Dal 1980 facciamo in Italia extension, parrucche e protesi in capelli veri, per i saloni, per i grossisti e per chi le porta. Scelga la linea e ci scriva dal modulo, su WhatsApp o per e-mail: rispondiamo entro 24 ore.',
  hero: { roman: 'Capelli veri,', italic: 'mestiere italiano' },
  ways: {
    tape: 'Extension tape-in',
    keratin: 'Punte di cheratina',
    prosthesis: 'Protesi e parrucche',
  },
  figures: [
    { value: '45+', label: 'anni di esperienza' },
    { value: '500+', label: 'clienti' },
    { value: '1000+', label: 'prodotti' },
    { value: '20+', label: 'Paesi' },
  ],
  services: {
    heading: 'Che cosa esce dal laboratorio',
    cards: [
      {
        title: 'Extension',
        body: 'Gli stessi capelli in tre forme: ciocche adesive, ciocche con punta di cheratina, tessiture cucite a macchina.',
        points: [
          'Tape-in: da 6 a 8 settimane',
          'Punte di cheratina: 3 o 4 mesi',
          'Tessitura: da 6 a 8 mesi',
        ],
      },
      {
        title: 'Protesi e parrucche',
        body: 'Da uomo e da donna. Si provano in privato, su appuntamento, anche prima di una terapia.',
        points: [
          'Lunghezze su misura da 30 a 70 cm',
          'Toupet con densità 120% o 130%',
          'Protesi uomo: da 12 a 18 mesi',
        ],
      },
      {
        title: 'Fatto in Italia',
        body: 'Qui i capelli si scelgono, si lavorano e si controllano; qui si produce anche la colla che salda le ciocche.',
        points: [
          'Al lavoro dal 1980',
          `Atelier e showroom a ${town.it}`,
          'Ogni pezzo controllato prima di partire',
        ],
      },
    ],
  },
  featured: 'Prodotti in evidenza',
  glue: {
    heading: 'Colla di cheratina,',
    italic: 'fatta in Italia',
    body: 'Fonde tra 130 e 200 °C, un intervallo che lascia margine a chi lavora: la temperatura si regola sullo strumento e sullo spessore della ciocca. Nella scheda ci sono anche la rimozione e il confronto con la cheratina gel.',
    discover: 'Scopra come si usa',
  },
  ending: {
    heading: 'Che cosa Le serve?',
    body: 'Ci dica linea, tono e quantità: entro 24 ore riceve il preventivo. Se vuole prima guardare, nel catalogo ogni linea ha la sua scheda, con misure e modo d’impiego.',
    button: 'Richiedi un preventivo',
  },
  catalogue: 'Guarda il catalogo',
} satisfies PageText & Record<string, unknown>
