import type { Bilingual } from '../shared/languages'
import type { PageId } from '../shared/routes'

interface Claim {
  pages: readonly PageId[]
  title: Bilingual<string>
  body: Bilingual<string>
}

/** What the specification does not say and only the owner can confirm: no page states it until then. */
export const claims = {
  madeInItaly: {
    pages: ['italianKeratineGlue'],
    title: { it: 'Produzione', en: 'Production' },
    body: { it: 'La produciamo noi, in Italia.', en: 'We make it ourselves, in Italy.' },
  },
  glueForms: {
    pages: ['italianKeratineGlue'],
    title: { it: 'Formati', en: 'Forms' },
    body: {
      it: 'Stick ambra o neri, grani trasparenti.',
      en: 'Amber or black sticks, clear granules.',
    },
  },
  mensBases: {
    pages: ['mensProsthesis'],
    title: { it: 'Basi', en: 'Bases' },
    body: {
      it: 'Lace, front lace, monofilo o poly.',
      en: 'Lace, lace front, monofilament or poly.',
    },
  },
  womensCaps: {
    pages: ['womensProsthesis'],
    title: { it: 'Calotta', en: 'Cap' },
    body: {
      it: 'Calotta morbida, front lace o monofilo.',
      en: 'Soft cap, lace front or monofilament.',
    },
  },
} satisfies Record<string, Claim>
