import type { Bilingual } from '../../src/shared/languages'

export const repeatText: Bilingual<string> = {
  it: 'Ripeti l’ultima richiesta',
  en: 'Repeat your last request',
}
