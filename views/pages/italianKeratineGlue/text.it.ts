import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Colla di cheratina italiana per extension | Chiomara',
  description:
    'Colla di cheratina prodotta in Italia per extension a caldo: fonde tra 130 e 200 °C. Uso in quattro passaggi, rimozione e confronto con la cheratina gel.',
  heading: 'Cheratina italiana, colla a caldo',
  opening:
    'È la colla che unisce la ciocca al capello naturale: fonde tra 130 e 200 °C, si lavora finché è calda e raffreddandosi tiene. In questa pagina trova come si usa, come si rimuove e in che cosa si distingue dalla cheratina gel.',
} satisfies PageText
