/**
 * What the page says in Italian in both languages. Stops, lines and car parks are not named, since
 * they depend on the address, which is not known yet.
 */
export const body = {
  showroom: {
    heading: 'Dove ci trova',
    body: `Siamo a {italianTown}, con showroom e atelier. Qui può vedere le linee, confrontare i toni con i Suoi capelli e provare parrucche e protesi.`,
  },
  hours: {
    heading: 'Orari dello showroom',
    rows: [
      { label: 'Dal lunedì al venerdì', value: '{weekdays}' },
      { label: 'Sabato', value: '{saturdays}' },
    ],
  },
  phone: 'Telefono',
  addressOnRequest: 'indirizzo su richiesta',
  appointments: {
    heading: 'Appuntamenti privati',
    body: 'Fissiamo un orario solo per Lei. Può venire con una persona di fiducia, fare più di una prova e andare via senza aver deciso nulla. Se sta per cominciare la chemioterapia conviene vederci prima: quando vediamo i Suoi capelli è più semplice trovare il colore e il taglio.',
    button: 'Prenota una consulenza',
  },
  directions: {
    heading: 'Come arrivare',
    points: [
      {
        title: 'Metropolitana',
        body: 'Scriva il nostro indirizzo nell’app dei mezzi pubblici: indica la fermata più vicina e il percorso. Se preferisce, ce lo chieda al telefono.',
      },
      {
        title: 'Autobus',
        body: 'La stessa app mostra le linee che passano vicino e i tempi di attesa.',
      },
      {
        title: 'Parcheggio',
        body: `Prima di mettersi in auto verifichi gli accessi e la sosta della zona: a {italianTown} cambiano con il giorno e con l’ora.`,
      },
      {
        title: 'A piedi',
        body: 'Ci chieda al telefono quanto dista la fermata: Le indichiamo il percorso più breve.',
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
        body: 'La riceve chi lavora con i capelli ogni giorno: prende le misure, confronta i toni e Le dice con franchezza che cosa Le conviene e che cosa no.',
      },
    ],
  },
}
