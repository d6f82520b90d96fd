/** The page's text at its Italian address. Stops and car parks wait for the owner's address. */
export const body = {
  hours: [
    { label: 'Dal lunedì al venerdì', value: '{weekdays}' },
    { label: 'Sabato', value: '{saturdays}' },
  ],
  phone: 'Telefono',
  openMap: 'Apri in Mappe',
  appointments: {
    heading: 'Appuntamenti privati',
    body: 'Fissiamo un orario solo per Lei. Può venire con una persona di fiducia, fare più di una prova e andare via senza aver deciso nulla.',
    button: 'Prenota una consulenza',
  },
  directions: {
    heading: 'Come arrivare',
    body: 'In metropolitana, in autobus o in auto: ci scriva, e Le indichiamo il percorso, il parcheggio e il tempo a piedi.',
  },
  information: {
    heading: 'Prima di venire',
    cards: [
      {
        title: 'Accessibilità',
        body: 'Se usa una carrozzina, cammina con fatica o le scale sono un problema, ce lo dica quando prenota: Le spieghiamo com’è l’ingresso.',
      },
      {
        title: 'Riservatezza',
        body: 'Le prove si fanno in privato, e quello che ci racconta resta tra noi.',
      },
      {
        title: 'Personale qualificato',
        body: 'La riceve chi lavora con i capelli ogni giorno: prende le misure e confronta i toni con Lei.',
      },
    ],
  },
}
