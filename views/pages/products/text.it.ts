import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Catalogo extension, parrucche e protesi | Chiomara',
  description:
    'Otto linee: tape-in, keratin tips, capelli sfusi, weft, cheratina, protesi uomo, protesi donna e nastri adesivi. Specifiche complete e preventivo su richiesta.',
  heading: 'Il catalogo, linea per linea',
  opening:
    'Otto linee: quattro di capelli, da applicare o da lavorare, due di protesi, più la colla di cheratina e i nastri adesivi. Ogni pagina riporta le specifiche. I prezzi li diamo con il preventivo, ai professionisti come ai privati.',
  filters: 'Filtri per linea',
  all: 'Tutti',
  count: { one: 'prodotto', other: 'prodotti' },
  empty: { title: 'Nessun prodotto trovato', hint: 'Provi a cambiare i filtri di ricerca' },
} satisfies PageText & Record<string, unknown>
