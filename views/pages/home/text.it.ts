import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Produttore di extension di capelli e parrucche | {name}',
  description:
    'Produttore italiano dal {since}: extension, parrucche e protesi in capelli veri per saloni, grossisti e privati. Listino all’ingrosso e appuntamenti a {town}.',
  heading: 'Extension e parrucche in capelli veri',
  opening: 'Produttori italiani dal {since}, per saloni, grossisti e privati.',
  hero: { roman: 'Extension e parrucche', italic: 'in capelli veri' },
  services: {
    heading: 'Che cosa produciamo',
    cards: {
      extensions: {
        title: 'Extension',
        points: [
          'Tape-in: si riposizionano ogni 6–8 settimane',
          'Cheratina: si rifà dopo 3–4 mesi',
          'Tessitura: i capelli durano 6–8 mesi',
        ],
      },
      wigs: {
        title: 'Parrucche e protesi',
        points: [
          'Parrucche su misura, da 30 a 70 cm',
          'Infoltitori con clip, per capelli radi',
          'Protesi uomo: fino a 12–18 mesi, secondo la base',
        ],
      },
      workroom: {
        title: 'Fatto in Italia',
        points: [
          '45+ anni di esperienza, 500+ clienti in 20+ Paesi',
          '1000+ prodotti tra toni e misure',
          'Showroom e atelier a {town}',
        ],
      },
    },
  },
  shades: { heading: 'I nostri toni', hint: 'Ogni ciocca porta ai prodotti di quel tono.' },
  featured: 'Prodotti in evidenza',
  glue: {
    heading: 'Colla di cheratina',
    italic: 'fatta in Italia',
    body: 'Fonde tra 130 e 200 °C: il parrucchiere regola la temperatura secondo lo strumento e lo spessore della ciocca.',
    discover: 'Scopri come si usa',
  },
  ending: {
    heading: 'Che cosa Le serve?',
    body: 'Ci scriva la linea, il tono e la quantità, o quando vorrebbe venire: rispondiamo entro 24 ore nei giorni lavorativi.',
    button: 'Richiedi un preventivo',
  },
  catalogue: 'Sfoglia il catalogo',
} satisfies PageText & Record<string, unknown>
