import { hours, town } from '../../../src/shared/shop'
/**
 * What the page says in Italian in both languages. Square brackets are visible placeholders for
 * what depends on the address, which is not known yet.
 */
export const body = {
  showroom: {
    heading: 'Dove ci trova',
    body: `Siamo a ${town.it}, con lo showroom e l’atelier. Qui può vedere le linee, confrontare i toni con i Suoi capelli e provare parrucche e protesi.`,
    address: 'Indirizzo',
  },
  hours: {
    heading: 'Orari',
    rows: [
      { label: 'Dal lunedì al venerdì', value: hours.mondayToFriday.span },
      { label: 'Sabato', value: hours.saturday.span },
    ],
  },
  phone: 'Telefono',
  appointments: {
    heading: 'Appuntamenti privati',
    body: 'Fissiamo un orario solo per Lei. Può venire con una persona di fiducia, fare più di una prova e andare via senza aver deciso nulla. Se sta per cominciare una terapia conviene vederci prima: tono e taglio si prendono dai Suoi capelli.',
    button: 'Prenoti una consulenza',
  },
  directions: {
    heading: 'Come arrivare',
    points: [
      {
        title: 'Metropolitana',
        body: 'La fermata più vicina è [linea e fermata da indicare].',
      },
      {
        title: 'Autobus',
        body: 'Scenda a [fermata da indicare], servita da [linee da indicare].',
      },
      {
        title: 'Parcheggio',
        body: `[Parcheggio da indicare]. Prima di mettersi in auto verifichi gli accessi e la sosta della zona: a ${town.it} cambiano con il giorno e con l’ora.`,
      },
      {
        title: 'A piedi',
        body: 'Dalla fermata, [tempo da indicare]. Se non trova l’ingresso, ci telefoni.',
      },
    ],
  },
  information: {
    heading: 'Prima di venire',
    cards: [
      {
        title: 'Accessibilità',
        body: 'Se usa una carrozzina, cammina con fatica o le scale sono un problema, ce lo dica al telefono: Le spieghiamo com’è l’ingresso e organizziamo la visita di conseguenza.',
      },
      {
        title: 'Riservatezza',
        body: 'Le prove di parrucche e protesi si fanno in privato, all’ora concordata. Quello che ci racconta resta tra noi.',
      },
      {
        title: 'Personale qualificato',
        body: 'La riceve chi con i capelli ci lavora: prende le misure, accosta i toni e Le dice con franchezza che cosa Le conviene e che cosa no.',
      },
    ],
  },
}
