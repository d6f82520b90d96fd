import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Extension e parrucche in capelli veri, {town} | {name}',
  description:
    'Extension, parrucche e protesi in capelli veri, fatte in Italia dal {since} per saloni e grossisti e per chi le porta. Rispondiamo entro 24 ore.',
  heading: 'Capelli veri, mestiere italiano',
  opening:
    'Dal {since} facciamo in Italia extension, parrucche e protesi in capelli veri, per i saloni, per i grossisti e per chi le porta. Scelga la linea e ci scriva dal modulo, su WhatsApp o per e-mail: rispondiamo entro 24 ore.',
  hero: { roman: 'Capelli veri,', italic: 'mestiere italiano' },
  figures: [
    { value: '45+', label: 'anni di esperienza' },
    { value: '500+', label: 'clienti' },
    { value: '1000+', label: 'prodotti' },
    { value: '20+', label: 'Paesi' },
  ],
  services: {
    heading: 'Che cosa produciamo',
    cards: [
      {
        title: 'Extension',
        body: 'Capelli veri in tre forme: ciocche tape-in con il biadesivo già applicato, ciocche alla cheratina e tessiture cucite a macchina.',
        points: [
          'Tape-in: si riposizionano dopo 6–8 settimane',
          'Cheratina: un’applicazione dura 3–4 mesi',
          'Tessitura: dura 6–8 mesi',
        ],
      },
      {
        title: 'Parrucche e protesi',
        body: 'Da donna e da uomo: si provano in privato, su appuntamento, anche prima della chemioterapia.',
        points: [
          'Parrucche su misura, da 30 a 70 cm',
          'Protesi uomo: densità 120% o 130%',
          'Protesi uomo: durano 12–18 mesi',
        ],
      },
      {
        title: 'Fatto in Italia',
        body: 'In Italia i capelli vengono scelti, preparati e controllati. Anche la colla di cheratina è prodotta in Italia.',
        points: [
          'In attività dal {since}',
          'Showroom e atelier a {town}',
          'Ogni pezzo è controllato prima di partire',
        ],
      },
    ],
  },
  shades: { heading: 'Sedici toni, in ogni linea' },
  featured: 'Prodotti in evidenza',
  glue: {
    heading: 'Colla di cheratina,',
    italic: 'fatta in Italia',
    body: 'Fonde tra 130 e 200 °C: il parrucchiere regola la temperatura secondo lo strumento e lo spessore della ciocca. Nella scheda trova anche come si rimuove e in che cosa è diversa dalla cheratina gel.',
    discover: 'Scopri come si usa',
  },
  ending: {
    heading: 'Che cosa Le serve?',
    body: 'Ci scriva la linea, il tono e la quantità, oppure quando vorrebbe venire in showroom. Se prima vuole guardare, nel catalogo ogni linea ha la sua pagina, con le misure e il modo d’impiego.',
    button: 'Richiedi un preventivo',
  },
  catalogue: 'Sfoglia il catalogo',
} satisfies PageText & Record<string, unknown>
