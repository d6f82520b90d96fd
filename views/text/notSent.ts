import type { failureText } from './failure'

/** Shown in the place of the form after too many refused requests from one address. */
export const notSentText: typeof failureText = {
  it: {
    title: 'Richiesta non partita',
    heading: 'La richiesta non è partita',
    body: 'Sono arrivati troppi invii: riprovi più tardi. Torni indietro con il browser: quello che ha scritto è ancora nel modulo. Oppure ci contatti così:',
  },
  en: {
    title: 'Request not sent',
    heading: 'The request was not sent',
    body: 'There were too many attempts: please try again later. Go back with your browser: what you wrote is still in the form. Or contact us here:',
  },
}
